// The tool reads the default export. A variable with this prefix is in the page for all to read.
export default { envPrefix: 'VITRINE_', server: { strictPort: true } }
