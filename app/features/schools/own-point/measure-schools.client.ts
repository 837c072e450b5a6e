import { sayWays } from '#app/features/routing/say-ways.ts'
import { formatDistance } from '#app/i18n/format.ts'
import { loadArea } from '#app/i18n/load-catalogue.client.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { placeDistanceKm } from '#search-engine/base/distance.ts'
import type { SchoolAreas } from './catchment-position.tsx'
import { type LastDistances, sayFromHere, sayWithin } from './last-distances.ts'
import { type OwnPoint, onOwnPoint, readOwnPoint } from './own-point.ts'
import { WayAsker } from './way-asker.ts'

const ELEMENT = 'school-distance'
const ADMISSION_ELEMENT = 'admission-distance'
const AREA_ELEMENT = 'catchment-position'

/**
 * Shows the distance from the visitor's own point in each `SchoolDistance`, `AdmissionDistance` and
 * `CatchmentPosition`, including those that appear later. The text is in a shadow tree, which React leaves alone when
 * it hydrates what the server sent. Called for each page.
 */
export async function measureSchools(): Promise<void> {
  await loadArea('compare', localeOf(location.pathname))
  if (customElements.get(ELEMENT)) return measureAll()
  customElements.define(ELEMENT, SchoolDistanceElement)
  customElements.define(ADMISSION_ELEMENT, AdmissionDistanceElement)
  customElements.define(AREA_ELEMENT, CatchmentPositionElement)
  onOwnPoint(measureAll)
}

const asker = new WayAsker(measureAll)

function measureAll(): void {
  const elements = document.querySelectorAll<MeasuringElement>(`${ELEMENT}, ${ADMISSION_ELEMENT}, ${AREA_ELEMENT}`)
  for (const element of elements) element.measure()
}

abstract class MeasuringElement extends HTMLElement {
  static readonly observedAttributes = ['data-at', 'data-from', 'data-area', 'data-school']

  attributeChangedCallback(): void {
    this.measure()
  }

  abstract measure(): void

  protected show(...parts: HTMLElement[]): void {
    ;(this.shadowRoot ?? this.attachShadow({ mode: 'open' })).replaceChildren(...parts)
  }
}

class AdmissionDistanceElement extends MeasuringElement {
  measure(): void {
    const point = readOwnPoint()
    const { from } = this.dataset
    const text = document.createElement('span')
    if (point && from)
      text.textContent = sayFromHere(point, JSON.parse(from) as LastDistances, localeOf(location.pathname))
    this.show(text)
  }
}

/** The area decides before any distance, which it hides for a point outside. */
class CatchmentPositionElement extends MeasuringElement {
  measure(): void {
    const point = readOwnPoint()
    const { area } = this.dataset
    const showAll = () => this.show(document.createElement('slot'))
    if (point && area) this.#ask(point, JSON.parse(area) as SchoolAreas).catch(showAll)
    else showAll()
  }

  async #ask(point: OwnPoint, areas: SchoolAreas): Promise<void> {
    const { areasOfSchool, sayInArea } = await import('./point-in-area.client.ts')
    const said = sayInArea(point, areas, await areasOfSchool(areas), localeOf(location.pathname))
    const text = document.createElement('span')
    if (said) text.textContent = `${said.text} `
    this.show(text, ...(said?.isOutside ? [] : [document.createElement('slot')]))
  }
}

class SchoolDistanceElement extends MeasuringElement {
  measure(): void {
    const { at = '', before = '', area, beside, in: country, from, school } = this.dataset
    const [lat = 0, lng = 0, approximate] = at.split(',').map(Number)
    const point = readOwnPoint()
    const parts: HTMLElement[] = point && beside === undefined ? [] : [document.createElement('slot')]
    if (point) {
      const locale = localeOf(location.pathname)
      const km = placeDistanceKm(point, { lat, lng, approximate: approximate === 1 })
      const t = translator(locale)
      const text = document.createElement('span')
      const distance = formatDistance(locale, km, country)
      const line = area ? t('ownPoint.inArea', { area }) : t('ownPoint.distance', { distance })
      const ways = point.hasWays && school ? sayWays(asker.waysFrom(point, school) ?? {}, locale) : ''
      text.textContent = before + line + (ways && ` · ${ways}`)
      if (from) text.textContent += sayWithin(point, JSON.parse(from) as LastDistances, locale)
      parts.push(text)
    }
    this.show(...parts)
  }
}
