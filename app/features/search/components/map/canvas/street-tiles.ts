import { addProtocol } from 'maplibre-gl'
import { Protocol } from 'pmtiles'

// Addresses that begin with pmtiles:// are read from one file by ranges.
addProtocol('pmtiles', new Protocol().tile)
