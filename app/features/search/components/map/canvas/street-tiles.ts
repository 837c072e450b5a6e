import { addProtocol } from 'maplibre-gl'
import { Protocol } from 'pmtiles'

export { streetLayers } from '../../../map/streets/street-layers.ts'

// Files with addresses that begin with pmtiles:// are read by range requests.
addProtocol('pmtiles', new Protocol().tile)
