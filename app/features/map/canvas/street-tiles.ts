import { addProtocol } from 'maplibre-gl'
import { Protocol } from 'pmtiles'

export { streetLayers } from '../style/street-layers.ts'

// Files with addresses that begin with pmtiles:// are read by range requests.
addProtocol('pmtiles', new Protocol().tile)
