export const load = () => []
export const title = () => 'Gallery'

export function Screen() {
  return <div className="wrap" />
}
