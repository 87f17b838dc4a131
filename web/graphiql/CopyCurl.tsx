import { ToolbarButton, useGraphiQL } from '@graphiql/react'
import { curlOf } from './curl.ts'
import { endpoint, isAdmin } from './endpoint.ts'
import { readJson, requestOf } from './request.ts'

/** Copies the operation of the current tab, with its variables and headers, as a command. */
export function CopyCurl({ onNotice }: { onNotice: (text: string) => void }) {
  const editors = useGraphiQL((state) => state)
  const copy = async () => {
    const { queryEditor, variableEditor, headerEditor, operationName } = editors
    try {
      const operation = {
        query: queryEditor?.getValue() ?? '',
        variables: readJson(variableEditor?.getValue()),
        ...(operationName && { operationName }),
      }
      const request = requestOf(operation, readJson(headerEditor?.getValue()), isAdmin)
      await navigator.clipboard.writeText(curlOf(request, new URL(endpoint, location.href)))
      const isApp = request.headers.authorization !== undefined
      onNotice(isApp ? 'Copied.' : 'Copied. Without your session cookie it runs as a visitor.')
    } catch (error) {
      onNotice(`Not copied: ${error instanceof Error ? error.message : error}`)
    }
  }
  return (
    <ToolbarButton label="Copy as curl" onClick={copy}>
      <span aria-hidden="true" className="curl-icon">
        curl
      </span>
    </ToolbarButton>
  )
}
