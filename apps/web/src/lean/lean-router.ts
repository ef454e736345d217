/** What is said otherwise of a file of the router: where it does not say this, nothing is changed. */
const SAID: readonly (readonly [was: RegExp, is: string])[] = [
  // Names for developers' tools. They and the calls that make a component do nothing, which the builder cannot know: what nobody draws is then left away.
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/ = React\$1\.forwardRef\(/g, ' = /* @__PURE__ */ React$1.forwardRef('],
  // A link that fetches its page ahead, in a page or named by a route: none of ours does.
  [/^\tlet \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(prefetch, rest\);$/m, '\tlet prefetchRef, prefetchHandlers;'],
  [/ isPageLinkDescriptor\(link\) \? /, ' false ? '],
  [/^\treturn shouldPrefetch && .* : link;$/m, '\treturn link;'],
  // Errors that server components send: there are none.
  [/^\t\tif \(this\.context\) return .*RSCErrorHandler.*;$/m, ''],
  [/^\t\tif \(this\.context && typeof error/m, '\t\tif (false && typeof error'],
]

/** The router without what none of our pages uses. */
export const leanRouter = (code: string): string => SAID.reduce((said, [was, is]) => said.replace(was, is), code)
