// Judged survivors of the gateway's storage.

const isForTypes = 'satisfies the compiler; the value is always there, or handled alike'

export const judgedInStorage = [
  {
    file: 'gateway/src/storage/keyed-mutex.ts',
    line: 'settled.then(() => {',
    reason: 'what is left of a task that has ended takes memory, and delays nothing',
  },
  {
    file: 'gateway/src/storage/keyed-mutex.ts',
    line: 'if (tails.get(key) === settled)',
    to: ['false'],
    reason: 'what is left of a task that has ended takes memory, and delays nothing',
  },
  {
    file: 'gateway/src/storage/redis/redis-leases.ts',
    line: "reply === 'SETTLED' || reply === 'BUSY'",
    to: ['true'],
    reason: isForTypes,
  },
  {
    file: 'gateway/src/storage/redis/redis-mutex.ts',
    line: 'oldest !== undefined',
    to: ['true'],
    reason: isForTypes,
  },
  {
    file: 'gateway/src/storage/token-bucket.ts',
    line: 'oldest !== undefined',
    to: ['true'],
    reason: isForTypes,
  },
  {
    file: 'gateway/src/storage/redis/lock.ts',
    line: 'performance.now() < end',
    to: ['performance.now() <= end'],
    reason: 'one try more in the last moment of twenty seconds',
  },
  {
    file: 'gateway/src/storage/redis/redis-elevation-store.ts',
    line: 'if (session === undefined || member === undefined)',
    reason: 'one script writes both; for the compiler',
  },
  {
    file: 'gateway/src/storage/redis/redis-elevation-store.ts',
    line: 'redis.run(deleteMember,',
    reason: 'the script reads no arguments',
  },
  {
    file: 'gateway/src/storage/redis/redis-session-store.ts',
    line: 'redis.run(deleteSession,',
    reason: 'the script reads no arguments',
  },
  {
    file: 'gateway/src/storage/redis/redis-session-store.ts',
    line: "exceptIdHash = ''",
    reason: 'no session has either id',
  },
  { file: 'gateway/src/storage/seal.ts', line: "[id = '', ...parts]", reason: isForTypes },
  {
    file: 'gateway/src/storage/seal.ts',
    line: "cipher.update(plain, 'utf8')",
    reason: 'UTF-8 is what Node takes when none is given',
  },
  {
    file: 'gateway/src/storage/seal.ts',
    line: 'if (!key || !nonce || !text || !tag)',
    reason: 'without one of them decryption fails, which gives null as well',
  },
  {
    file: 'gateway/src/storage/redis/redis-app-key-store.ts',
    line: "const [version = '']",
    reason: 'for the compiler: a split text has a first part',
  },
  {
    file: 'gateway/src/storage/redis/redis-app-key-store.ts',
    line: 'counts[place]?.[index]',
    reason: 'for the compiler: there is a list of counts for each slot',
  },
  {
    file: 'gateway/src/storage/redis/redis-app-key-store.ts',
    line: 'last?.[index]',
    reason: 'for the compiler: the first response is the list of times',
  },
  {
    file: 'gateway/src/storage/redis/redis-session-store.ts',
    line: 'redis.command((client) => client.ping())',
    reason: 'stack/test/redis stops Redis, and expects the gateway not to be ready',
  },
  {
    file: 'gateway/src/storage/sqlite-session-store.ts',
    line: "ping: database.prepare('SELECT 1')",
    reason: 'a file that is open responds to any statement',
  },
  {
    file: 'gateway/src/storage/sqlite-session-store.ts',
    line: 'async ping() {',
    reason: 'a file that is open responds to any statement',
  },
  {
    file: 'gateway/src/storage/sqlite-session-store.ts',
    line: "exceptIdHash = ''",
    reason: 'no session has either id',
  },
  {
    file: 'gateway/src/storage/sqlite.ts',
    line: "new Database(':memory:')",
    reason: 'a database without a name is not stored either',
  },
  {
    file: 'gateway/src/storage/redis/connection.ts',
    line: 'Math.min(times * 50, 500)',
    to: ['times / 50'],
    reason: 'how soon a lost connection is tried again; nothing waits for it',
  },
  {
    file: 'gateway/src/storage/redis/connection.ts',
    line: "client.status === 'ready' &&",
    to: ['true', '() => undefined'],
    reason: 'a ping without a connection fails at once, and no failure is a PONG',
  },
  {
    file: 'gateway/src/storage/redis/connection.ts',
    line: '.finally(() => clearTimeout(timer))',
    to: ['() => undefined'],
    reason: 'a promise that is settled ignores the timeout',
  },
]
