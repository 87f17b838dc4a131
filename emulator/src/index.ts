// The package's one door.
export { emulatorConfig, emulatorSettings } from './config.ts'
export { createEmulator, type Emulator, type EmulatorOptions } from './emulator.ts'
