// Codegen plugin: prints the names of the queries whose root fields are all `@public`. Their answer is the same for all
// callers, so that HTTP caches may give it.

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = (schema, files) => {
  const fields = schema.getQueryType().getFields()
  const isPublic = ({ kind, name }) =>
    kind === 'Field' &&
    fields[name.value]?.astNode.directives.some((directive) => directive.name.value === 'public')
  const names = files
    .flatMap(({ document }) => document.definitions)
    .filter(({ operation }) => operation === 'query')
    .filter(({ selectionSet }) => selectionSet.selections.every(isPublic))
    .map(({ name }) => name.value)
  return `${JSON.stringify(names.sort(), null, 2)}\n`
}
