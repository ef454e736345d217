import type { ProductCode } from '@sojourn/kernel'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { type Client, serverApi } from '../../lib/http.ts'
import { requestContext } from '../../lib/request.ts'
import { soldHere } from '../../lib/sold-here.ts'
import { answerInTime } from './answer-in-time.ts'

/** What the address of a list asks for, and through whom it is found. */
export interface SearchRequest {
  readonly client: Client
  readonly query: URLSearchParams
  readonly nowMs: number
}

/** What a search answers to its page, whatever its product adds. */
export interface SearchRead {
  readonly status: number
  /** Where the search is instead. */
  readonly moved: string | null
}

interface ResultsSource<About extends object, Found extends SearchRead, Head> {
  find(request: SearchRequest): Promise<Found>
  /** What is known before the list is found: enough for the form. Null where the answer decides what the page is. */
  loadHead?(request: SearchRequest): Promise<Head | null>
  /** What else the page shows, beside the list. */
  about(request: SearchRequest): About | Promise<About>
}

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

/** The loader of a list of a product: 404 where the product is not sold here, a redirect where the search has moved, else the list, or its head while it is still being found. */
export async function loadResults<About extends object, Found extends SearchRead, Head = never>(
  { context, request }: LoaderArgs,
  product: ProductCode,
  { find, loadHead, about }: ResultsSource<About, Found, Head>,
) {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const { nowMs } = context.get(requestContext)
  const asked: SearchRequest = { client: serverApi(context), query, nowMs }
  const searching = find(asked)
  // Where the product is not sold here nobody waits for the search: its failure must not end the process.
  searching.catch(() => {})
  const [own] = await Promise.all([about(asked), soldHere(asked.client, product)])
  const { head, found } = await answerInTime(request, searching, async () => (loadHead ? loadHead(asked) : null))
  const page = { ...own, nowMs, again: pathname + search, head }
  if (found instanceof Promise) return data({ ...page, found })
  if (found.moved !== null) throw redirect(found.moved)
  return data({ ...page, found }, { status: found.status })
}
