import { addProtocol } from 'maplibre-gl'
import { Protocol } from 'pmtiles'

// Addresses that begin with pmtiles:// are read from one file by range requests.
addProtocol('pmtiles', new Protocol().tile)
