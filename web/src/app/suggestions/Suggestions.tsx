export default function Suggestions(_: { input: unknown }) {
  return null
}
