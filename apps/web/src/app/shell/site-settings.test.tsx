import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { COAST, Landing, type LandingWords } from '../../features/home/index.ts'
import { SearchForm } from '../../features/search-form/index.ts'
import { PLAIN_SHELL, type Shell, ShellContext } from '../../lib/shell.ts'
import { renderWhole } from '../render-whole.ts'
import { Frame } from './frame.tsx'

type Site = Shell['organisation']['site']

function element(Component: () => React.ReactNode, site: Partial<Site>, shell: Partial<Shell> = {}): React.ReactNode {
  const organisation = { ...PLAIN_SHELL.organisation, site: { ...PLAIN_SHELL.organisation.site, ...site } }
  const Page = createRoutesStub([{ path: '/', Component }])
  return (
    <ShellContext value={{ ...PLAIN_SHELL, ...shell, organisation }}>
      <Page />
    </ShellContext>
  )
}
const render = (...asked: Parameters<typeof element>): string => renderToStaticMarkup(element(...asked))
/** With its lazy parts, as the server sends it. */
const renderPage = async (site: Partial<Site>): Promise<string> => new TextDecoder().decode((await renderWhole(element(page, site), '')).html)

const page = () => <Frame>{null}</Frame>

test('[B2.8] the footer is hidden on the kinds of pages that the organisation names, and on no other', async () => {
  expect(await renderPage({})).toContain('<footer')
  expect(await renderPage({ footer_hidden_on: ['landing'] })).not.toContain('<footer')
  expect(await renderPage({ footer_hidden_on: ['checkout', 'results'] })).toContain('<footer')
})

const member = { user_id: 'usr_1', email: 'n@example.com', first_name: 'Nora', last_name: 'Andrade', title: null, phone: null, usr_type: 2, is_blocked: false }
const user = { ...member, preferred_language: null, preferred_currency: null, loyalty_membership_no: null }
const banner = { art: 'posters/lisbon', title: 'Cars', text: 'By the day.', link: { words: 'Look', to: '/cars' } }
const words: LandingWords = { title: ['Go', 'away'], lead: '', promises: [], places: '', picture: COAST }
const landing = () => <Landing words={words} tabs={[]} form={null} below={null} banner={banner} />

test('[B6.3] guests see an advertisement where the organisation wants it before sign-in; a person who is signed in sees it anyhow', () => {
  expect(render(landing, { ads_before_login: true })).toContain('Advertisement')
  expect(render(landing, { ads_before_login: false })).not.toContain('Advertisement')
  expect(render(landing, { ads_before_login: false }, { user })).toContain('Advertisement')
})

const form = () => (
  <SearchForm name="Hotels" action="/search-detail" look="hero" cells="" onSubmit={() => {}}>
    {null}
  </SearchForm>
)

test('[C3.5] the button of a search says what the organisation wants', () => {
  expect(render(form, {})).toMatch(/<button[^>]*>Search<\/button>/)
  expect(render(form, { search_label: 'Find my place' })).toMatch(/<button[^>]*>Find my place<\/button>/)
})
