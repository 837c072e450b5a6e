import type { SchoolTexts } from '../sample-school.ts'

export const english: SchoolTexts = {
  summary:
    'A grammar school with a science and technology focus at the heart of its neighbourhood: optional all-day programme, an observatory on the roof and an orchestra that every second pupil plays in.',
}

export const french: SchoolTexts = {
  summary:
    'Lycée-collège à dominante scientifique et technique, bien ancré dans son quartier : accueil l’après-midi, observatoire sur le toit et un orchestre où joue un élève sur deux.',
}

export const spanish: SchoolTexts = {
  summary:
    'Instituto de perfil científico y técnico, muy unido a su barrio: jornada ampliada voluntaria, observatorio propio en la azotea y una orquesta en la que toca la mitad del alumnado.',
}

export const italian: SchoolTexts = {
  summary:
    'Liceo a indirizzo scientifico e tecnologico, cuore del quartiere: tempo pieno facoltativo, un osservatorio sul tetto e un’orchestra in cui suona uno studente su due.',
}
