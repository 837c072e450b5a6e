// Starts the built program: its supervisor loads the sources as stripped of types by the build, and can collect garbage
// once it only waits, without which it has twice the memory.
import v8 from 'node:v8'
import vm from 'node:vm'
import './start/load-stripped.js'

v8.setFlagsFromString('--expose-gc')
globalThis.gc = vm.runInNewContext('gc')
await import('./main.ts')
