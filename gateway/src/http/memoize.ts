/**
 * Returns the function with its last `most` results retained, by its text. For headers and addresses that come again with
 * each request: reading them costs more than finding what was read.
 */
export function memoize<Result>(
  read: (text: string) => Result,
  most = 100,
): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined || results.has(text)) return known as Result
    const result = read(text)
    const [oldest] = results.keys()
    if (results.size >= most && oldest !== undefined) results.delete(oldest)
    results.set(text, result)
    return result
  }
}
