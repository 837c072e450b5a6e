import fs from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { readReviews } from './insert-sample.ts'
import { sampleSchools } from './samples.ts'

const SECTIONS = 12
/** German ranges reserved for films, the French one, and a first digit that no Spanish number has. */
const UNASSIGNED_PHONE = /^(\+49 (221 4710|30 23125|40 66969) \d{3}|\+33 4 65 71 \d\d \d\d|\+34 0\d\d \d{3} \d{3})$/
const drawings = new URL('../../public/samples/', import.meta.url)

const reviewsOf = await Promise.all(sampleSchools.map(({ folder, facts }) => readReviews(folder, facts.id)))
const reviews = reviewsOf.flatMap((rows) => rows.reviews)

describe.each(sampleSchools)('$facts.name', ({ folder, facts, premiumSince, texts, images }) => {
  it('has contact data that belong to nobody', () => {
    expect(facts.phone).toMatch(UNASSIGNED_PHONE)
    expect(facts.email).toMatch(/^[a-z]+@[a-z-]+\.example$/)
    expect(facts.website).toMatch(/^https:\/\/www\.[a-z-]+\.example$/)
  })

  it('speaks five languages, and fills every section of a premium profile', () => {
    expect(Object.keys(texts).sort()).toEqual(['de', 'en', 'es', 'fr', 'it'])
    const fullest = Math.max(...Object.values(texts).map((sections) => Object.keys(sections).length))
    expect(fullest).toBe(premiumSince ? SECTIONS : 1)
    expect(Object.keys(texts.de ?? {})).toHaveLength(fullest)
    for (const sections of Object.values(texts)) expect(Boolean(sections.description)).toBe(premiumSince !== null)
  })

  it('has drawings that are small, flat and described', async () => {
    expect(images.length).toBe(premiumSince ? 4 : 1)
    const files = images.map((image) => image.file)
    for (const file of premiumSince ? [...files, 'logo.svg'] : files) {
      const svg = await fs.readFile(new URL(`${folder}/${file}`, drawings), 'utf8')
      expect(Buffer.byteLength(svg)).toBeLessThan(12_000)
      expect(svg).not.toMatch(/gradient|<script|<text|https?:(?!\/\/www\.w3\.org\/2000\/svg")/i)
      if (file !== 'logo.svg') expect(svg).toContain('viewBox="0 0 1200 800"')
    }
    for (const { words } of images) {
      expect(Object.keys(words)).toEqual(LOCALES)
      for (const { title, alt } of Object.values(words)) {
        expect(title).not.toBe('')
        expect(alt).toMatch(/^(Zeichnung:|Drawing:|Dessin\s:|Dibujo:|Disegno:) .{60,280}\.$/)
      }
    }
  })

  it('answers reviews on a premium profile only', () => {
    const { answers } = reviewsOf[sampleSchools.findIndex((sample) => sample.facts === facts)] ?? { answers: [] }
    expect(answers.length > 0).toBe(premiumSince !== null)
  })
})

describe('reviews', () => {
  it('are individual', () => {
    expect(new Set(reviews.map((review) => review.comment)).size).toBe(reviews.length)
    expect(new Set(reviews.map((review) => `${review.school_id} ${review.author_name}`)).size).toBe(reviews.length)
  })

  it('have 50 to 700 characters without shouting, addresses or numbers to call', () => {
    for (const { comment } of reviews) {
      expect(comment.length).toBeGreaterThanOrEqual(50)
      expect(comment.length).toBeLessThanOrEqual(700)
      expect(comment).not.toMatch(/!|@|https?:|www\.|\d{5}/)
    }
  })

  it('tell of a time before they were written, over several years', () => {
    for (const review of reviews) {
      const written = String(review.created_at)
      expect(String(review.experienced_on) < written).toBe(true)
      expect(review.until_year ?? 0).toBeLessThanOrEqual(Number(written.slice(0, 4)))
    }
    const years = new Set(reviews.map((review) => String(review.created_at).slice(0, 4)))
    expect([...years].sort()).toEqual(['2022', '2023', '2024', '2025', '2026'])
  })

  it('come from former pupils and staff with the year they left', () => {
    for (const { relation, until_year } of reviews) {
      if (relation === 'former_pupil') expect(until_year).not.toBeNull()
      if (relation === 'pupil' || relation === 'other') expect(until_year).toBeNull()
    }
  })

  it('are answered after they were written', () => {
    const written = new Map(reviews.map((review) => [review.id, String(review.created_at)]))
    for (const { answers } of reviewsOf) {
      for (const answer of answers) expect(String(answer.created_at) > (written.get(answer.review_id) ?? '')).toBe(true)
    }
  })
})
