// Public interface of the package.
export { emulatorConfig, emulatorSettings } from './config.ts'
export { createEmulator, type Emulator, type EmulatorOptions } from './emulator.ts'
