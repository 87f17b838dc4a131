// Runs a screen's documents in the gateway's own process and keeps the answers for the page.
import { createRequest, getOperationName } from '@urql/core'
import { documentIdOf, documentTextOf } from '../lib/document.ts'
import { isDowngrade } from '../lib/downgrade.ts'
import type { Load, Read } from '../lib/screen.ts'
import type { Execute, ExecuteError } from '../server-contract.ts'

type Answer = { document: Load['document']; key: number; data: unknown; errors: ExecuteError[] }

export class Answers {
  readonly #answers: Answer[] = []
  readonly #execute: Execute
  /** The caller came as somebody and is nobody any more. */
  wasDowngraded = false

  constructor(execute: Execute) {
    this.#execute = execute
  }

  async run(loads: Load[]): Promise<void> {
    this.#answers.push(...(await Promise.all(loads.map((load) => this.#one(load)))))
  }

  readonly read: Read = (document) => {
    const found = this.#answers.find((answer) => (answer.document as unknown) === document)
    return (found?.data as never) ?? null
  }

  /** Answers that are nothing but errors: the screen cannot be shown. */
  failureOf(loads: Load[]): { requestId: string | null } | null {
    const documents = new Set(loads.map((load) => load.document))
    const failed = this.#answers.find(
      (answer) => documents.has(answer.document) && isFailure(answer),
    )
    return failed ? { requestId: requestIdOf(failed.errors) } : null
  }

  /** The first error among answers that are good enough to show. */
  get partial(): { requestId: string | null } | null {
    const errors = this.#answers.flatMap((answer) => answer.errors)
    return errors.length > 0 ? { requestId: requestIdOf(errors) } : null
  }

  /** By operation key, each as JSON text. */
  get texts(): [string, string][] {
    return this.#answers
      .filter((answer) => answer.data)
      .map(({ key, data }) => [String(key), JSON.stringify(data)])
  }

  async #one({ document, variables }: Load): Promise<Answer> {
    const { key, query } = createRequest(document, variables)
    const operation = {
      documentId: documentIdOf(document),
      query: documentTextOf(document),
      operationName: getOperationName(query) ?? '',
      variables,
    }
    try {
      const { data, errors, extensions } = await this.#execute(operation)
      if (isDowngrade(extensions)) this.wasDowngraded = true
      return { document, key, data: data ?? null, errors: errors ?? [] }
    } catch (error) {
      return { document, key, data: null, errors: [{ message: String(error) }] }
    }
  }
}

/** `product: null` among errors is a failure; without errors it is an honest "not found". */
function isFailure({ data, errors }: Answer): boolean {
  if (!data || typeof data !== 'object') return true
  const parts = Object.entries(data).filter(([name]) => name !== '__typename')
  return errors.length > 0 && parts.every(([, value]) => value === null)
}

function requestIdOf(errors: ExecuteError[]): string | null {
  const ids = errors.map((error) => error.extensions?.requestId)
  return ids.find((id) => typeof id === 'string') ?? null
}
