// Who may import whom. docs/architecture.md describes the folders.
const notTest = { pathNot: '\\.test\\.tsx?$' }
const webBundle = '^gateway/src/http/web-bundle\\.ts$'
const never = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    never(
      'no-cycles',
      { path: '^(platform|gateway|emulator|stack)/' },
      { circular: true },
      'Imports go one way, those of types included: what two modules share stands in a third.',
    ),
    never(
      'no-cycles-in-web',
      { path: '^web/src' },
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
      'As above. A part that is loaded later may import what loads it: the cart and the toasts publish to it.',
    ),
    never(
      'platform-is-pure',
      { path: '^platform/src', ...notTest },
      { path: '^(gateway|emulator|web|stack)/|^(node:)?(fs|http|https|net|path|child_process)$' },
      'The call table does no I/O and imports no other package.',
    ),
    never(
      'theme-imports-no-program',
      { path: '^theme/' },
      { path: '^(platform|gateway|emulator|web|stack)/' },
      'The look stands below the programs that show it.',
    ),
    never(
      'languages-import-no-program',
      { path: '^languages/' },
      { path: '^(platform|theme|gateway|emulator|web|stack)/' },
      'The languages stand below the programs that speak them.',
    ),
    never(
      'pictures-import-nothing',
      { path: '^pictures/src', ...notTest },
      { path: '^(platform|theme|languages|gateway|emulator|web|stack)/|^node_modules/' },
      'Addresses of pictures are text: gateway and browser write them by the same few lines.',
    ),
    never(
      'gateway-knows-platform-only',
      { path: '^gateway/src', pathNot: webBundle },
      { path: '^(emulator|theme|web|stack)/' },
      'The gateway cannot tell which platform it talks to.',
    ),
    never(
      'one-contract-with-the-web',
      { path: webBundle },
      { path: '^(emulator|web|stack)/', pathNot: '^web/src/server-contract\\.ts$' },
      'One file imports the contract of the server bundle, so that it is described once.',
    ),
    never(
      'types-alone-of-the-web',
      { path: webBundle },
      { path: '^web/', dependencyTypesNot: ['type-only'] },
      'The gateway starts without the web.',
    ),
    never(
      'emulator-knows-platform-and-theme',
      { path: '^emulator/(src|test)' },
      { path: '^(gateway|web|stack)/' },
      'The embedded platform is not written for this gateway.',
    ),
    never(
      'web-knows-the-schema-only',
      { path: '^web/src' },
      { path: '^(platform|gateway|emulator|stack)/' },
      'The web speaks GraphQL and nothing else.',
    ),
    never(
      'plugins-only-in-http',
      { path: '^gateway/src/', pathNot: '^gateway/src/(http/|app\\.ts$)|\\.test\\.ts$' },
      {
        path: '/node_modules/(fastify|fastify-plugin|@fastify/[^/]+|mercurius)/',
        dependencyTypesNot: ['type-only'],
      },
      'Plugins and routes stand in http/, and app.ts registers them; other folders know types of Fastify at most.',
    ),
    never(
      'one-generation-below-the-boundary',
      {
        path: '^gateway/src',
        pathNot: '^gateway/src/platform/|^gateway/src/testing/|\\.test\\.ts$',
      },
      { path: '^gateway/src/platform/([\\w-]+/v\\d/|calls\\.ts$)' },
      'Only the platform folder knows which generation of the platform answers, and by which calls. docs/decisions/052, 077',
    ),
    never(
      'platform-by-its-index',
      { path: '^gateway/src', pathNot: '^gateway/src/platform/|\\.test\\.ts$' },
      { path: '^platform/(src|dist)/(?!index\\.)' },
      'biome.json lists which names of the index may be imported above the platform folder. docs/decisions/052',
    ),
    never(
      'domains-never-meet',
      { path: '^gateway/src/domains/([^/]+)/' },
      {
        path: '^gateway/src/domains/(?!common/)([^/]+)/',
        pathNot:
          '^gateway/src/domains/$1/|^gateway/src/domains/(brand/read-by-slug|product/(find-products|read-products|product-query|seo)|collection/collection-ids|cart/(cart-context|input|notices|resolvers|own-cart|line-identity)|estimate/(resolvers|violations)|redirect/callbacks)\\.ts$',
      },
      'A domain reaches into another one only through the files listed here.',
    ),
    never(
      'only-transport-fetches',
      {
        path: '^gateway/src',
        pathNot:
          '^gateway/src/platform/(http-client|transport|send-file|follow-authorize)\\.ts$|\\.test\\.ts$',
      },
      { path: '/undici/|^gateway/src/platform/http-client\\.ts$' },
      'One place speaks HTTP to the platform, and one goes a browser’s way through a sign-in.',
    ),
    never(
      'only-the-client-loads-undici',
      { path: '^gateway/src', pathNot: '^gateway/src/platform/http-client\\.ts$|\\.test\\.ts$' },
      { path: '/undici/' },
      'The start loads of undici what sends requests.',
    ),
    never(
      'session-and-storage-know-no-graphql',
      { path: '^gateway/src/(session|storage)/', ...notTest },
      { path: '^gateway/src/(graphql|domains|http)/' },
      'Sessions and storage are below GraphQL.',
    ),
    never(
      'screens-never-meet',
      { path: '^web/src/screens/([^/]+)/' },
      { path: '^web/src/screens/([^/]+)/', pathNot: '^web/src/screens/$1/' },
      'What two screens share lives in ui or lib.',
    ),
    never(
      'admin-screens-never-meet',
      { path: '^web/src/admin/screens/([^/]+)/' },
      { path: '^web/src/admin/screens/([^/]+)/', pathNot: '^web/src/admin/screens/$1/' },
      'What two screens share lives in admin/ui or admin/lib.',
    ),
    never(
      'shop-knows-no-admin',
      { path: '^web/src/(?!admin/)' },
      { path: '^web/src/admin/' },
      'Nothing of the admin travels with the storefront.',
    ),
    never(
      'site-rights-in-few-hands',
      {
        path: '^gateway/src/',
        pathNot: '^gateway/src/(domains/(brand|product|collection|member)|jobs)/',
      },
      { path: '^gateway/src/graphql/require-admin-platform\\.ts$' },
      'Only domains of the admin reach the platform with the site’s key.',
    ),
    never(
      'ui-knows-no-screen',
      { path: '^web/src/(ui|lib)/', pathNot: '^web/src/lib/cart-signal\\.ts$' },
      { path: '^web/src/(screens|app|cart)/' },
      'Building blocks do not know where they are used.',
    ),
    never(
      'rules-are-pure',
      { path: '^emulator/src/rules/', ...notTest },
      { path: '^emulator/src/(state|services|control|pages|inspector)/|fastify|libsql' },
      'Rules calculate; they neither read nor write.',
    ),
    never(
      'no-test-in-production',
      { ...notTest, path: '^(platform|gateway|emulator|web)/src' },
      { path: '\\.test\\.tsx?$|/test/' },
      'Tests are not shipped.',
    ),
    never(
      'seen-dependencies',
      // The peers of the benchmark have packages of their own, which are installed when it runs.
      { path: '^(platform|gateway|emulator|web|stack)/', pathNot: '^stack/bench/peers/' },
      {
        couldNotResolve: true,
        pathNot: '\\?worker|virtual:|^/@react-refresh$|^@graphql-typed-document-node/core$',
      },
      'Every import leads somewhere.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|\\.tsbuild' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
