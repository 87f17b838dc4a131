// Checks what belongs to this host: Redis and the data folder.
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../storage/make-folder.ts'
import { advice, fault, good, type Outcome } from './finding.ts'
import type { Subject } from './subject.ts'

const mebibyte = 1024 ** 2
/** Free space below which the audit log and the events may soon not be written. */
const least = 512 * mebibyte
const timeoutMs = 5000

export async function checkRedis({ config }: Subject): Promise<Outcome> {
  const { redisUrl } = config
  if (!redisUrl) return good('A single gateway: sessions and limits are in the data folder.')
  const { probeRedis } = await import('../storage/redis/probe.ts')
  const probe = await probeRedis(redisUrl, timeoutMs)
  if (probe.is === 'unreachable') {
    return fault(
      `Redis does not answer (${probe.reason}): the shop refuses every session.`,
      'Check REDIS_URL, and that this host may open connections to it.',
    )
  }
  if (probe.is === 'refusing') {
    return fault(
      'Redis refuses user or password of REDIS_URL: the shop refuses every session.',
      'Write them into the address: redis://user:password@host:6379.',
    )
  }
  const { maxmemoryPolicy } = probe
  if (maxmemoryPolicy === null || maxmemoryPolicy === 'noeviction') return good('Redis answers.')
  return advice(
    `Redis answers, but may delete sessions when its memory is full (maxmemory-policy ${maxmemoryPolicy}).`,
    'Set maxmemory-policy to noeviction: sessions, locks and limits cannot be read again from elsewhere.',
  )
}

export async function checkData({ config }: Subject): Promise<Outcome> {
  const { dataDir } = config
  if (dataDir === 'memory') {
    return advice(
      'Sessions, jobs and the audit log are in memory: a restart ends every session.',
      'Set DATA_DIR to a folder that outlives the process.',
    )
  }
  try {
    makeFolder(dataDir)
    const probe = join(dataDir, `.probe-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    return fault(
      `The folder ${dataDir} cannot be written to (${error instanceof Error ? error.message : error}).`,
      'Set DATA_DIR to a folder that belongs to the user who runs the shop.',
    )
  }
  const { bavail, bsize } = await statfs(dataDir)
  return outcomeOfSpace(dataDir, bavail * bsize)
}

/** Returns the outcome for a folder with this free space, in bytes. */
export function outcomeOfSpace(dataDir: string, free: number): Outcome {
  const found = `The folder ${dataDir} has ${Math.round(free / mebibyte)} MiB of free space`
  if (free >= least) return good(`${found}.`)
  return advice(`${found}, which is little.`, 'Free some, or move DATA_DIR.')
}
