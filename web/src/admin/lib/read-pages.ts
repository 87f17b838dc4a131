type Page<Node> = { nodes: readonly Node[]; totalCount?: number | null }

/** Most entries of one page of the gateway's lists. */
export const pageSize = 100

/** Every entry of a list, page by page. Null when the server stopped answering. */
export async function readPages<Node>(
  readPage: (page: number) => Promise<Page<Node> | null | undefined>,
  onProgress: (done: number, total: number) => void,
): Promise<Node[] | null> {
  const found: Node[] = []
  for (let page = 1; ; page += 1) {
    const answer = await readPage(page)
    if (!answer) return null
    const { nodes, totalCount } = answer
    found.push(...nodes)
    onProgress(found.length, totalCount ?? found.length)
    if (nodes.length < pageSize) return found
  }
}
