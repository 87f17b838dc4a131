// Completes the settings of a shop with the facts of a platform that is separate.
import { gatewayEnv } from './settings.ts'
import { readPlatformFacts } from './settings-file.ts'

type Env = Record<string, string | undefined>

/** Returns the settings with what an embedded platform in a process of its own has written to PLATFORM_FACTS. */
export function withPlatformFacts(env: Env): Env {
  const { PLATFORM_FACTS: file, PLATFORM_URL: apiUrl } = env
  return file && apiUrl ? gatewayEnv(env, { ...readPlatformFacts(file), apiUrl }) : env
}
