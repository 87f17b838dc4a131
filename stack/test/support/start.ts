// One shop per test file: the real gateway on the real embedded platform, in memory.
import { afterAll, beforeAll } from 'vitest'
import { freePort } from '../../src/free-port.ts'
import { type Stack, type StackOptions, startStack } from '../../src/start-stack.ts'
import { controlOf } from './platform-control.ts'

type Env = Record<string, string | undefined>

export async function startTestStack(
  env: Env = {},
  web: StackOptions['web'] = 'none',
): Promise<Stack> {
  const PORT = String(await freePort())
  const quiet = {
    PORT,
    PLATFORM_PORT: '0',
    PLATFORM_DATA: 'memory',
    DATA_DIR: 'memory',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    // A project of vitest.config.ts runs its files on a site with other settings.
    PLATFORM_SITE: process.env.PLATFORM_SITE,
  }
  // A further gateway of a platform whose lists have another shop.
  if (env.PLATFORM_URL) await controlOf(env.PLATFORM_URL).site({ checksRedirects: false })
  const stack = await startStack({ env: { ...quiet, ...env }, web })
  // No test depends on the time to build the catalog index.
  await stack.app.gateway.services.catalogIndex.ready()
  return stack
}

/** Starts a stack before the file's tests and ends it after them. */
export function useStack(env: Env = {}, web: StackOptions['web'] = 'none'): () => Stack {
  let stack: Stack | undefined
  beforeAll(async () => {
    stack = await startTestStack(env, web)
  })
  afterAll(() => stack?.close())
  return () => {
    if (!stack) throw new Error('The stack has not started')
    return stack
  }
}
