// Executes a screen's documents in the gateway's process and collects the results for the page.
import { createRequest, getOperationName } from '@urql/core'
import { documentIdOf, documentTextOf } from '../lib/document.ts'
import type { Load, Read } from '../lib/screen.ts'
import { failureFrom, type ScreenFailure } from '../lib/screen-failure.ts'
import { isSessionExpired } from '../lib/session-expired.ts'
import type { Execute, ExecuteError } from '../server-contract.ts'

type SsrResult = {
  document: Load['document']
  key: number
  data: object | null
  errors: ExecuteError[]
}

export class SsrResults {
  readonly #answers: SsrResult[] = []
  readonly #execute: Execute
  /** Whether the caller's session ended during the render. */
  hasSessionExpired = false

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

  /** The failure of a document that returned errors without data, so that the screen cannot be rendered. */
  failureOf(loads: Load[]): ScreenFailure | null {
    const documents = new Set(loads.map((load) => load.document))
    const failed = this.#answers.find(
      (answer) => documents.has(answer.document) && isFailure(answer),
    )
    return failed ? failureFrom(failed.errors) : null
  }

  /** The first error of results that can be rendered. */
  get partial(): ScreenFailure | null {
    const errors = this.#answers.flatMap((answer) => answer.errors)
    return errors.length > 0 ? failureFrom(errors) : null
  }

  /** Results by operation key. */
  get results(): [number, object][] {
    return this.#answers.flatMap(({ key, data }) => (data ? [[key, data]] : []))
  }

  async #one({ document, variables }: Load): Promise<SsrResult> {
    const { key, query } = createRequest(document, variables)
    const operation = {
      documentId: documentIdOf(document),
      query: documentTextOf(document),
      operationName: getOperationName(query) ?? '',
      variables,
    }
    try {
      const { data, errors, extensions } = await this.#execute(operation)
      if (isSessionExpired(extensions)) this.hasSessionExpired = true
      return { document, key, data: data ?? null, errors: errors ?? [] }
    } catch (error) {
      return { document, key, data: null, errors: [{ message: String(error) }] }
    }
  }
}

/** `product: null` with errors is a failure; without errors the product does not exist. */
function isFailure({ data, errors }: SsrResult): boolean {
  if (!data || typeof data !== 'object') return true
  const parts = Object.entries(data).filter(([name]) => name !== '__typename')
  return errors.length > 0 && parts.every(([, value]) => value === null)
}
