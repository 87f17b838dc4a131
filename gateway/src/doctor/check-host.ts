// Checks what belongs to this host: Redis, the data folder, the shop's own address.
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../storage/make-folder.ts'
import { advice, fault, good, type Outcome, skipped } from './finding.ts'
import type { Subject } from './subject.ts'

const mebibyte = 1024 ** 2
/** Free space below which the audit log and the events may soon not be written. */
const least = 512 * mebibyte
const timeoutMs = 5000

export async function checkRedis({ config }: Subject): Promise<Outcome> {
  const { redisUrl } = config
  if (!redisUrl) return good('A single gateway: sessions and limits are in the data folder.')
  const { connectRedis } = await import('../storage/redis/connection.ts')
  const redis = connectRedis(redisUrl)
  try {
    await new Promise<void>((resolve, reject) => {
      redis.onAvailable(resolve)
      setTimeout(reject, timeoutMs, new Error('no answer')).unref()
    })
    await redis.command((client) => client.ping())
    return good('Redis answers.')
  } catch {
    return fault(
      'Redis does not answer: the shop refuses every session.',
      'Check REDIS_URL, and that this host may open connections to it.',
    )
  } finally {
    await redis.close()
  }
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
  const free = bavail * bsize
  const found = `The folder ${dataDir} has ${Math.round(free / mebibyte)} MiB of free space`
  if (free >= least) return good(`${found}.`)
  return advice(`${found}, which is little.`, 'Free some, or move DATA_DIR.')
}

/** An address to which the platform does not return is refused with the settings. */
export async function checkAddress({ config }: Subject): Promise<Outcome> {
  const { publicUrl } = config
  try {
    const { status } = await fetch(`${publicUrl}/livez`, { signal: AbortSignal.timeout(timeoutMs) })
    if (status === 200) return good(`The shop answers at ${publicUrl}.`)
    return advice(
      `${publicUrl}/livez answers with status ${status}.`,
      'Compare PUBLIC_URL with the rules of your proxy: it has to hand every path on to the shop.',
    )
  } catch {
    return skipped(
      `Nothing answers at ${publicUrl}.`,
      'Start the shop and check again; if it runs, check DNS, TLS and proxy of PUBLIC_URL.',
    )
  }
}
