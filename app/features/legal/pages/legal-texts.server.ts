import type { Locale } from '#app/i18n/locales.ts'
import { de as accessibilityDe } from './accessibility/de.ts'
import { en as accessibilityEn } from './accessibility/en.ts'
import { es as accessibilityEs } from './accessibility/es.ts'
import { fr as accessibilityFr } from './accessibility/fr.ts'
import { it as accessibilityIt } from './accessibility/it.ts'
import { de as dataSourcesDe } from './data-sources/de.ts'
import { en as dataSourcesEn } from './data-sources/en.ts'
import { es as dataSourcesEs } from './data-sources/es.ts'
import { fr as dataSourcesFr } from './data-sources/fr.ts'
import { it as dataSourcesIt } from './data-sources/it.ts'
import { de as dsaDe } from './dsa/de.ts'
import { en as dsaEn } from './dsa/en.ts'
import { es as dsaEs } from './dsa/es.ts'
import { fr as dsaFr } from './dsa/fr.ts'
import { it as dsaIt } from './dsa/it.ts'
import { de as imprintDe } from './imprint/de.ts'
import { en as imprintEn } from './imprint/en.ts'
import { es as imprintEs } from './imprint/es.ts'
import { fr as imprintFr } from './imprint/fr.ts'
import { it as imprintIt } from './imprint/it.ts'
import type { LawText, LegalPage } from './legal-text.ts'
import { de as privacyDe } from './privacy/de.ts'
import { en as privacyEn } from './privacy/en.ts'
import { es as privacyEs } from './privacy/es.ts'
import { fr as privacyFr } from './privacy/fr.ts'
import { it as privacyIt } from './privacy/it.ts'
import { de as termsDe } from './terms/de.ts'
import { en as termsEn } from './terms/en.ts'
import { es as termsEs } from './terms/es.ts'
import { fr as termsFr } from './terms/fr.ts'
import { it as termsIt } from './terms/it.ts'

/** Every legal page in every language; loaded on the server only. */
export const LAW_TEXTS: Record<LegalPage, Record<Locale, LawText>> = {
  imprint: { de: imprintDe, en: imprintEn, es: imprintEs, fr: imprintFr, it: imprintIt },
  privacy: { de: privacyDe, en: privacyEn, es: privacyEs, fr: privacyFr, it: privacyIt },
  terms: { de: termsDe, en: termsEn, es: termsEs, fr: termsFr, it: termsIt },
  accessibility: {
    de: accessibilityDe,
    en: accessibilityEn,
    es: accessibilityEs,
    fr: accessibilityFr,
    it: accessibilityIt,
  },
  dsa: { de: dsaDe, en: dsaEn, es: dsaEs, fr: dsaFr, it: dsaIt },
  'data-sources': { de: dataSourcesDe, en: dataSourcesEn, es: dataSourcesEs, fr: dataSourcesFr, it: dataSourcesIt },
}
