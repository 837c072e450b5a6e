import { addProtocol } from 'maplibre-gl'
import { Protocol } from 'pmtiles'

export { streetLayers } from '../../../map/streets/street-layers.ts'

// Addresses that begin with pmtiles:// are read from one file by range requests.
addProtocol('pmtiles', new Protocol().tile)
