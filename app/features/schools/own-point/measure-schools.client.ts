import { formatDistance } from '#app/i18n/format.ts'
import { loadArea } from '#app/i18n/load-catalogue.client.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { placeDistanceKm } from '#search-engine/base/distance.ts'
import { onOwnPoint, readOwnPoint } from './own-point.ts'

const ELEMENT = 'school-distance'

/**
 * Shows the distance from the visitor's own point in each `SchoolDistance`, including those that appear later. The text
 * is in a shadow tree, which React leaves alone when it hydrates what the server sent. Called for each page.
 */
export async function measureSchools(): Promise<void> {
  await loadArea('compare', localeOf(location.pathname))
  if (customElements.get(ELEMENT)) return measureAll()
  customElements.define(ELEMENT, SchoolDistanceElement)
  onOwnPoint(measureAll)
}

function measureAll(): void {
  for (const element of document.querySelectorAll<SchoolDistanceElement>(ELEMENT)) element.measure()
}

class SchoolDistanceElement extends HTMLElement {
  static readonly observedAttributes = ['data-at']

  attributeChangedCallback(): void {
    this.measure()
  }

  measure(): void {
    const { at = '', before = '', area, beside, in: country } = this.dataset
    const [lat = 0, lng = 0, approximate] = at.split(',').map(Number)
    const point = readOwnPoint()
    const parts: HTMLElement[] = point && beside === undefined ? [] : [document.createElement('slot')]
    if (point) {
      const locale = localeOf(location.pathname)
      const km = placeDistanceKm(point, { lat, lng, approximate: approximate === 1 })
      const t = translator(locale)
      const text = document.createElement('span')
      const distance = formatDistance(locale, km, country)
      text.textContent = before + (area ? t('ownPoint.inArea', { area }) : t('ownPoint.distance', { distance }))
      parts.push(text)
    }
    ;(this.shadowRoot ?? this.attachShadow({ mode: 'open' })).replaceChildren(...parts)
  }
}
