// Which imports are allowed between the parts of the repository. Every rule here has a planted violation in tools/boundaries/plants.ts that must turn it red.
const M = '^apps/(?:api|gateway)/src/modules/'
const P = '^apps/api/src/products/'
// What modules and products have in common: domain, verbs, data, http and an index.ts.
const U = '^apps/(?:api|gateway)/src/(?:modules|products)/'
// Types and functions that products, modules and flows share: pure, and of no product.
// The port that products implement, and what serves all of them.
const SALE = '^apps/api/src/sale/'
const SHOP_WORDS = `${SALE}(quote|terms|description|snapshot|price-lines)\\.ts$`
const FLOWS = '^apps/api/src/flows/'
const F = '^apps/web/src/features/'
const WP = '^apps/web/src/products/'
const TEST = '(\\.(test|testing|suite)\\.tsx?|/src/tests/[^/]+\\.ts)$'
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', 'Imports form no cycle; type imports count.', {}, { circular: true }),
    // Two kinds of module exist only while React Router builds: the types of a route, and the server build itself.
    rule('no-unresolvable', 'Every import resolves.', {}, { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:'] }),

    rule(
      'kernel-is-ground',
      'kernel imports nothing but itself and node:crypto.',
      { path: '^packages/kernel/', pathNot: TEST },
      { pathNot: ['^packages/kernel/', '^(node:)?crypto$'] },
    ),
    rule(
      'contracts-on-kernel',
      'contracts imports kernel and i18n only.',
      { path: '^packages/contracts/', pathNot: TEST },
      { path: '^(apps|packages)/', pathNot: '^packages/(kernel|i18n|contracts)/' },
    ),
    rule(
      'i18n-is-ground',
      'i18n imports kernel only.',
      { path: '^packages/i18n/', pathNot: TEST },
      { path: '^(apps|packages)/', pathNot: '^packages/(kernel|i18n)/' },
    ),
    rule('db-on-kernel', 'db imports kernel only.', { path: '^packages/db/', pathNot: TEST }, { path: '^(apps|packages)/', pathNot: '^packages/(kernel|db)/' }),
    rule('packages-below-apps', 'A package never imports an app.', { path: '^packages/', pathNot: '^packages/(kernel|contracts|db)/' }, { path: '^apps/' }),
    rule(
      'package-one-face',
      'A package is imported by its name, so that its "exports" decide; never by a path into it.',
      { path: '^(apps|packages|tools|bench|e2e)/([^/]+)' },
      { path: '^packages/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'], pathNot: '^$1/$2/' },
    ),
    rule(
      'testing-stays-in-tests',
      'Production never imports packages/testing.',
      { path: '^(apps|packages)/', pathNot: [TEST, '^packages/(testing|kernel|contracts|db)/'] },
      { path: '^packages/testing/' },
    ),
    // Code of the pages is bundled by the build; the development server is started where tools are installed.
    rule(
      'not-to-dev-dep',
      'What the server loads is in "dependencies", so that npm ci --omit=dev starts it.',
      {
        path: '^(apps|packages)/',
        pathNot: [
          TEST,
          '^packages/testing/',
          '^packages/i18n/src/(compile/|rich\\.tsx)',
          '^apps/web/(?!src/(serve/|entry\\.ts))',
          '^apps/web/src/serve/development\\.ts$',
        ],
      },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    // apps/server wires the apps together: it alone may import all of them.
    rule(
      'apps-are-islands',
      'Apps call each other over HTTP, by the contracts.',
      { path: '^apps/([^/]+)/', pathNot: '^apps/server/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),

    rule('modules-are-strangers', 'Modules are independent of each other; flows/ combines them.', { path: `${M}([^/]+)/` }, { path: M, pathNot: `${M}$1/` }),
    rule('module-one-face', 'From outside, only index.ts is imported.', { pathNot: M }, { path: `${M}[^/]+/`, pathNot: `${M}[^/]+/index\\.ts$` }),
    rule(
      'nothing-imports-up',
      'Modules, products and their port import neither flows nor the wiring.',
      { path: [U, SALE], pathNot: TEST },
      { path: '^apps/(api|gateway)/src/(flows/|create-)' },
    ),
    rule('flows-below-wiring', 'A flow does not import the wiring.', { path: FLOWS, pathNot: TEST }, { path: '^apps/api/src/create-' }),
    rule(
      'flows-are-strangers',
      'A flow does not import another: what several need is a file in flows/ itself or, of paying, in flows/payment/.',
      { path: `${FLOWS}([^/]+)/`, pathNot: [`${FLOWS}payment/`, TEST] },
      { path: `${FLOWS}[^/]+/`, pathNot: [`${FLOWS}$1/`, `${FLOWS}payment/`] },
    ),
    rule('products-are-strangers', 'A product does not import another.', { path: `${P}([^/]+)/`, pathNot: TEST }, { path: `${P}[^/]+/`, pathNot: `${P}$1/` }),
    rule(
      'product-one-face',
      'From outside, only the index.ts of a product is imported.',
      { pathNot: [P, TEST] },
      { path: `${P}[^/]+/`, pathNot: `${P}[^/]+/index\\.ts$` },
    ),
    rule(
      'neutral-code-knows-no-product',
      'Flows, modules and http import products by their port alone.',
      { path: '^apps/api/src/(flows|modules|http|live|sale)/', pathNot: TEST },
      { path: P },
    ),
    rule(
      'domain-is-pure',
      'domain/ imports domain/, kernel and the shared types of products only.',
      { path: `${U}[^/]+/domain/`, pathNot: TEST },
      { pathNot: [`${U}[^/]+/domain/`, '^packages/kernel/', '^packages/i18n/', SHOP_WORDS] },
    ),
    rule(
      'domain-says-nothing',
      'domain/ answers codes and parameters: what a person reads is said by the files beside it.',
      { path: `${U}[^/]+/domain/`, pathNot: TEST },
      { path: '^packages/i18n/' },
    ),
    rule(
      'verbs-below-http',
      'Only index.ts imports the request handlers of its module.',
      { path: U, pathNot: ['/(http|index|create-[a-z-]+)\\.ts$', '-http\\.ts$', TEST] },
      { path: `${U}[^/]+/http\\.ts$` },
    ),
    rule(
      'sql-in-data-only',
      'Only data/*.sql.ts and index.ts import the database.',
      { path: `${U}[^/]+/`, pathNot: ['/data/[^/]+\\.sql\\.ts$', '/(index|create-[a-z-]+)\\.ts$', TEST] },
      { path: '^packages/db/' },
    ),

    rule(
      'features-are-strangers',
      'Features are independent of each other; app/ and the routes combine them.',
      { path: `${F}([^/]+)/` },
      { path: F, pathNot: `${F}$1/` },
    ),
    rule('feature-one-face', 'From outside, only index.ts is imported.', { pathNot: F }, { path: `${F}[^/]+/`, pathNot: `${F}[^/]+/index\\.tsx?$` }),
    rule('ui-knows-no-domain', 'ui/ and lib/ import no feature.', { path: '^apps/web/src/(ui|lib)/' }, { path: '^apps/web/src/(features|app)/' }),
    rule('feature-not-app', 'Features do not import the shell.', { path: F }, { path: '^apps/web/src/app/' }),
    rule('web-api-file-only', 'Only *-api.ts calls the API.', { path: [F, WP], pathNot: ['-api\\.ts$', '/routes/', TEST] }, { path: '^apps/web/src/lib/http' }),
    rule(
      'web-products-are-strangers',
      'A product of the site does not import another.',
      { path: `${WP}([^/]+)/`, pathNot: TEST },
      { path: `${WP}[^/]+/`, pathNot: `${WP}$1/` },
    ),
    rule(
      'web-features-know-no-product',
      'Pages and components for all products get what belongs to one product as properties.',
      { path: '^apps/web/src/(features|ui|lib)/', pathNot: TEST },
      { path: `${WP}[^/]+/` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // As Node resolves: workspace packages through their "exports" to packages/*/src/index.ts.
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
