// Why a screen has no data: derived from the errors of its documents, in the browser and on the server alike.

export type ScreenFailure = {
  /** Reference for the staff. */
  requestId: string | null
  /** The platform is away or resting, or the shop itself did not answer: the other pages of the catalog fail as well. */
  isUnavailable?: boolean
}

type Failed = { extensions?: Record<string, unknown> | undefined }

/** Errors of the gateway; none where it did not answer. */
export function failureFrom(errors: readonly Failed[]): ScreenFailure {
  const ids = errors.map(({ extensions }) => extensions?.requestId)
  const requestId = ids.find((id) => typeof id === 'string')
  return {
    requestId: typeof requestId === 'string' ? requestId : null,
    isUnavailable: errors.every(({ extensions }) => extensions?.unreachable === true),
  }
}
