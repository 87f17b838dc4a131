// Masks secrets in findings: a platform may repeat in an error what it was sent. docs/security.md S132.
import type { Config } from '../config.ts'
import type { Finding } from './finding.ts'

const mask = '********'

/** Returns the secrets of the settings, and the hashes of app keys. */
function secretsOf({ platform, sessionKeys, redisUrl, appKeys }: Config): string[] {
  const { clientSecret, apiKey } = platform
  const password = redisUrl && new URL(redisUrl).password
  return [
    ...[clientSecret, apiKey, password, password && decodeURIComponent(password)],
    ...sessionKeys,
    ...appKeys.map((entry) => entry.split(':')[1]),
  ].flatMap((secret) => secret || [])
}

/** Returns the finding with secrets of the settings, and `tokens`, masked. */
export function withoutSecrets(
  finding: Finding,
  config: Config,
  tokens: Iterable<string>,
): Finding {
  // The longest first: a secret may contain another one.
  const secrets = [...secretsOf(config), ...tokens].sort((one, other) => other.length - one.length)
  const masked = (text: string) =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, mask), text)
  const { found, cure, fact } = finding
  return {
    ...finding,
    found: masked(found),
    cure: cure && masked(cure),
    fact: fact && masked(fact),
  }
}
