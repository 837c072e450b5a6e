import 'maplibre-gl/dist/maplibre-gl.css'
import type { FeatureCollection } from 'geojson'
import { type GeoJSONSource, type Map as MapLibreMap, type MapMouseEvent, Popup } from 'maplibre-gl'
import type { MapBox, MapCentre } from '../../search/search-address.ts'
import type { MapBackground } from '../results/map-results.server.ts'
import type { Theme } from '../style/colors.ts'
import { type CategoryLetters, PIN_SIZE } from '../style/pin-images.ts'
import {
  CATCHMENTS_SOURCE,
  DISTANCES_SOURCE,
  PLACES_SOURCE,
  REACH_SOURCE,
  RESULTS_SOURCE,
  SINGLE_SOURCE,
} from '../style/style.ts'
import { cardOffsets, createMap, MAX_ZOOM, MOVE_MS } from './create-map.ts'
import { NO_CIRCLES } from './distance-circles.ts'
import { HAS_CARDS } from './has-cards.ts'
import { isOneSpot, type MapFeature, placePoints, resultPoints, type SinglePin, singlePoints } from './map-features.ts'
import { addResultLayers, type StreetLayers, setBackground } from './map-style.ts'

/** The visible part of the map: its box, its centre, and the zoom of web maps with tiles of 256 pixels. */
export type MapView = { box: MapBox } & MapCentre

/** A catchment area by its number, and the point in it that was selected. */
export type ChosenCatchment = { number: string; lat: number; lng: number }

export type SchoolMapEvents = {
  /** @param byVisitor false when the page itself moved the map */
  moved: (view: MapView, byVisitor: boolean) => void
  pointed: (feature: MapFeature | null) => void
  chosen: (feature: MapFeature | null) => void
  /** Called with the catchment area at a selected point, or null if there is none or something lies on top of it. */
  catchmentChosen: (catchment: ChosenCatchment | null) => void
  /** Called when a part of the background cannot be loaded. */
  backgroundFailed: () => void
  /** Called once, when the first view is drawn with its background. */
  painted: () => void
}

export type SchoolMapOptions = {
  container: HTMLElement
  box: MapBox
  background: MapBackground
  /** Needed if the background has streets. */
  streetLayers?: StreetLayers | undefined
  theme: Theme
  letters: CategoryLetters
  /** Label of the map for screen readers. */
  label: string
  /** Whether cards lie on the map on narrow screens, see has-cards.ts. */
  hasCards: boolean
  events: SchoolMapEvents
}

/** Pixels between results and edge when the map moves to them; buttons are at the bottom. */
const PADDING = { top: 56, right: 56, bottom: 88, left: 56 }
/** The same at the bottom where cards lie on the map, see has-cards.ts. */
const ROOM_OF_CARDS = 235
const PAN_SHARE = 0.25
/** Maximum zoom when the map moves to a single place. */
const PLACE_ZOOM = 13
/** What can be selected, uppermost first. */
const SINGLE_LAYERS = ['single-pins', 'hearts']
const RESULT_LAYERS = ['pins', 'clusters']
const BY_VISITOR = { byVisitor: true }

/** A MapLibre map with the results of a search. */
export class SchoolMap {
  readonly #map: MapLibreMap
  readonly #options: SchoolMapOptions
  readonly #card = document.createElement('div')
  readonly #popup: Popup
  readonly #sizes: ResizeObserver
  #theme: Theme
  #layers = new AbortController()
  #features: readonly MapFeature[] = []
  #points = resultPoints([], 'de')
  #places = placePoints([])
  #single: readonly SinglePin[] = []
  #catchments: FeatureCollection = { type: 'FeatureCollection', features: [] }
  #distances = NO_CIRCLES
  #reach: FeatureCollection = { type: 'FeatureCollection', features: [] }

  /** @throws GPUInitializationError where there is no WebGL 2 */
  constructor(options: SchoolMapOptions) {
    this.#options = options
    this.#theme = options.theme
    this.#map = createMap(options)
    this.#popup = new Popup({ closeButton: false, closeOnClick: false, focusAfterOpen: false, maxWidth: '20rem' })
    this.#popup.setDOMContent(this.#card)
    // The card is filled later, and its size decides on which side of the place it is shown.
    this.#sizes = new ResizeObserver(() => this.#popup.isOpen() && this.#popup.setLngLat(this.#popup.getLngLat()))
    this.#sizes.observe(this.#card)
    this.#listen()
    setBackground(this.#map, options.background, options.theme, options.streetLayers)
  }

  /** Redraws the map in the colours of a theme. */
  show(theme: Theme): void {
    if (theme === this.#theme) return
    this.#theme = theme
    setBackground(this.#map, this.#options.background, theme, this.#options.streetLayers)
  }

  setResults(features: readonly MapFeature[], points: ReturnType<typeof resultPoints>): void {
    this.#features = features
    this.#points = points
    this.#fill()
  }

  setPlaces(places: ReturnType<typeof placePoints>): void {
    this.#places = places
    this.#fill()
  }

  /** Draws the pins of schools that stand out. */
  setSingle(pins: readonly SinglePin[]): void {
    this.#single = pins
    this.#fill()
  }

  setCatchments(areas: FeatureCollection): void {
    this.#catchments = areas
    this.#fill()
  }

  /** Draws last distances, see distance-circles.ts. */
  setDistances(circles: FeatureCollection): void {
    this.#distances = circles
    this.#fill()
  }

  /** Draws how far one gets. */
  setReach(areas: FeatureCollection): void {
    this.#reach = areas
    this.#fill()
  }

  /** Moves the map as little as needed to bring a place into view. */
  reveal(place: { lat: number; lng: number }): void {
    const { clientWidth, clientHeight } = this.#map.getContainer()
    const { x, y } = this.#map.project(place)
    const isShown =
      x > PADDING.left && y > PADDING.top && x < clientWidth - PADDING.right && y < clientHeight - this.#bottom()
    if (!isShown) this.#map.easeTo({ center: [place.lng, place.lat], duration: MOVE_MS })
  }

  /** Shows a part of the map. */
  go({ lat, lng, zoom }: MapCentre): void {
    this.#map.jumpTo({ center: [lng, lat], zoom: zoom - 1 })
  }

  /** @param hasRoom whether padding is added; without it, a box that the map showed before is restored exactly */
  fit(box: MapBox, { hasRoom, byVisitor = false }: { hasRoom: boolean; byVisitor?: boolean }): void {
    const isPoint = box[0] === box[2] && box[1] === box[3]
    const options = {
      padding: hasRoom ? { ...PADDING, bottom: this.#bottom() } : 0,
      maxZoom: isPoint ? PLACE_ZOOM : MAX_ZOOM,
      animate: byVisitor,
      duration: MOVE_MS,
    }
    this.#map.fitBounds(box, options, byVisitor ? BY_VISITOR : undefined)
  }

  zoom(steps: 1 | -1): void {
    this.#map.zoomTo(this.#map.getZoom() + steps, { duration: MOVE_MS }, BY_VISITOR)
  }

  /** @param direction 1 is east and south */
  pan([x, y]: readonly [number, number]): void {
    const { clientWidth, clientHeight } = this.#map.getContainer()
    const by: [number, number] = [x * clientWidth * PAN_SHARE, y * clientHeight * PAN_SHARE]
    this.#map.panBy(by, { duration: MOVE_MS }, BY_VISITOR)
  }

  /** Opens the card at a feature. @returns the element to fill */
  openCard(feature: MapFeature): HTMLElement {
    const height = feature.kind === 'pin' ? PIN_SIZE.height : 0
    this.#popup.setOffset(cardOffsets(height)).setLngLat(feature).addTo(this.#map)
    return this.#card
  }

  closeCard(): void {
    this.#popup.remove()
  }

  /** Moves the keyboard focus to the map itself. */
  focus(): void {
    this.#map.getCanvas().focus({ preventScroll: true })
  }

  remove(): void {
    this.#layers.abort()
    this.#sizes.disconnect()
    this.#map.remove()
  }

  #listen(): void {
    const { events } = this.#options
    this.#map.on('style.load', () => this.#addLayers())
    this.#map.on('moveend', (event) => {
      const { byVisitor = false } = event as { byVisitor?: boolean }
      events.moved(this.#view(), byVisitor || event.originalEvent !== undefined)
    })
    this.#map.on('error', () => events.backgroundFailed())
    this.#map.once('load', () => events.painted())
    this.#map.on('click', (event) => {
      const feature = this.#featureAt(event)
      this.#choose(feature)
      events.catchmentChosen(feature ? null : this.#catchmentAt(event))
    })
    this.#map.on('mousemove', (event) => this.#point(this.#featureAt(event)))
    this.#map.on('mouseout', () => this.#point(null))
  }

  /** Selecting a cluster zooms to it, unless its schools separate at no zoom. */
  #choose(feature: MapFeature | null): void {
    const opens = feature?.kind === 'cluster' && !isOneSpot(feature)
    if (opens) this.fit(feature.bounds, { hasRoom: true, byVisitor: true })
    this.#options.events.chosen(opens ? null : feature)
  }

  #point(feature: MapFeature | null): void {
    this.#map.getCanvas().style.cursor = feature ? 'pointer' : ''
    this.#options.events.pointed(feature)
  }

  #addLayers(): void {
    this.#layers.abort()
    const layers = new AbortController()
    this.#layers = layers
    void addResultLayers(this.#map, this.#theme, this.#options.letters, layers.signal).then(() => {
      if (!layers.signal.aborted) this.#fill()
    })
  }

  /** Gives the sources their data, if the style has loaded. */
  #fill(): void {
    this.#map.getSource<GeoJSONSource>(RESULTS_SOURCE)?.setData(this.#points)
    this.#map.getSource<GeoJSONSource>(PLACES_SOURCE)?.setData(this.#places)
    this.#map.getSource<GeoJSONSource>(SINGLE_SOURCE)?.setData(singlePoints(this.#single))
    this.#map.getSource<GeoJSONSource>(CATCHMENTS_SOURCE)?.setData(this.#catchments)
    this.#map.getSource<GeoJSONSource>(DISTANCES_SOURCE)?.setData(this.#distances)
    this.#map.getSource<GeoJSONSource>(REACH_SOURCE)?.setData(this.#reach)
  }

  #featureAt({ point }: MapMouseEvent): MapFeature | null {
    if (!this.#map.getLayer('pins')) return null
    const [single] = this.#map.queryRenderedFeatures(point, { layers: SINGLE_LAYERS })
    const pin = this.#single.find(({ id }) => id === single?.properties.id)
    if (pin) return { kind: 'pin', ...pin }
    const [found] = this.#map.queryRenderedFeatures(point, { layers: RESULT_LAYERS })
    return this.#features[found?.properties.at] ?? null
  }

  #catchmentAt({ point, lngLat: { lat, lng } }: MapMouseEvent): ChosenCatchment | null {
    if (!this.#map.getLayer('catchments')) return null
    const [area] = this.#map.queryRenderedFeatures(point, { layers: ['catchments'] })
    return area ? { number: String(area.properties.number), lat, lng } : null
  }

  #view(): MapView {
    const bounds = this.#map.getBounds()
    const box: MapBox = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
    const { lat, lng } = this.#map.getCenter()
    return { box, lat, lng, zoom: this.#map.getZoom() + 1 }
  }

  /** Returns the pixels at the bottom that are covered by the cards of a narrow map. */
  #bottom(): number {
    return this.#options.hasCards && matchMedia(HAS_CARDS).matches ? ROOM_OF_CARDS : PADDING.bottom
  }
}
