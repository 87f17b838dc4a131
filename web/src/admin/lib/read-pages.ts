type Page<Node> = { nodes: readonly Node[]; totalCount?: number | null }

/** Largest page of the gateway's lists. */
export const pageSize = 100

/** Reads all entries of a list, page by page. Null when a request failed. */
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
