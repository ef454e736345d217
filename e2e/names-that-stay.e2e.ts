import { expect, test } from './harness/test.ts'
import { resultsPath, stay } from './journeys/steps.ts'

// What people's tools, and the tests of other teams, find things by. A change here is a change of the product's face, never a tidy-up.
// Those of checkout, challenge and success are in `journeys/book-a-hotel.e2e.ts`, which comes through all three.

test('[B2.8, A2.22] header and sign-in dialogs have the names that stay', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Products', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Language and currency', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Forgot password?', exact: true })).toBeVisible()
  await dialog.getByRole('link', { name: 'Create account', exact: true }).click()
  for (const label of ['First name', 'Last name', 'Email', 'Password']) await expect(dialog.getByLabel(label, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Create account', exact: true })).toBeVisible()
})

test('[B2.2] search, results and details have the names and the address that stay', async ({ page }) => {
  const { checkin, checkout } = stay(30)
  await page.goto('/')
  await expect(page.getByRole('combobox', { name: 'Where to?', exact: true })).toBeVisible()
  await expect(page.getByLabel('Check-in', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Check-out', { exact: true })).toBeVisible()
  await expect(page.getByLabel(/^Rooms and guests/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()

  await page.goto(resultsPath('rome', { checkin, checkout }, '2,5,8|1'))
  await expect(page).toHaveURL(new RegExp(`/search-detail\\?destination=rome&checkin=${checkin}&checkout=${checkout}&rooms=2`))
  await expect(page.getByLabel(/^Rooms and guests/)).toContainText('2 rooms, 3 adults, 2 children')
  await expect(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort by', exact: true })).toBeVisible()
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').first().innerText()).trim()
  await card.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  const rate = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Select', exact: true }) })
    .first()
  await expect(rate).toBeVisible()
})

test('the search for flights has the names that stay', async ({ page }) => {
  await page.goto('/flight')
  const form = page.getByRole('search', { name: 'Flights', exact: true })
  for (const label of ['Return', 'One way', 'Several cities']) await expect(form.getByRole('radio', { name: label, exact: true })).toBeAttached()
  for (const label of ['From', 'To']) await expect(form.getByRole('combobox', { name: label, exact: true })).toBeVisible()
  for (const label of ['Depart', 'Return']) await expect(form.getByLabel(label, { exact: true }).last()).toBeVisible()
  for (const label of [/^Travellers and cabin/, /^Bags/]) await expect(form.getByRole('button', { name: label })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
})

test('the search for packages has the names that stay', async ({ page }) => {
  await page.goto('/packages')
  const form = page.getByRole('search', { name: 'Packages', exact: true })
  for (const label of ['From', 'To']) await expect(form.getByRole('combobox', { name: label, exact: true })).toBeVisible()
  for (const label of ['Leave', 'Return', 'Bags']) await expect(form.getByLabel(label, { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: /^Rooms and guests/ })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  const { checkin, checkout } = stay(22, 6)
  await page.goto(`/packages/search-details?from=LON&to=lisbon&leave=${checkin}&return=${checkout}&rooms=2`)
  const card = page.getByRole('article').first()
  await expect(card.getByRole('link', { name: /^See the package/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort by', exact: true })).toBeVisible()
})

test('the search for cruises has the names that stay', async ({ page }) => {
  await page.goto('/cruises')
  const form = page.getByRole('search', { name: 'Cruises', exact: true })
  for (const label of ['Where', 'Month', 'Nights', 'From port']) await expect(form.getByLabel(label, { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: /^Cabin and guests/ })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  await page.goto('/cruises/search-details?where=caribbean')
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^See cabins/ }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort by', exact: true })).toBeVisible()
})

test('the search for transfers has the names that stay', async ({ page }) => {
  await page.goto('/transfers')
  const form = page.getByRole('search', { name: 'Transfers', exact: true })
  for (const label of ['From', 'To']) await expect(form.getByRole('combobox', { name: label, exact: true })).toBeVisible()
  for (const label of ['Date', 'Time', 'Flight number']) await expect(form.getByLabel(label, { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: /^People and bags/ })).toBeVisible()
  await form.getByRole('checkbox', { name: 'Add return', exact: true }).check()
  for (const label of ['Return date', 'Return time', 'Return flight number']) await expect(form.getByLabel(label, { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
})

test('the search for cars has the names that stay', async ({ page }) => {
  await page.goto('/cars')
  const form = page.getByRole('search', { name: 'Cars', exact: true })
  await expect(form.getByRole('combobox', { name: 'Pick-up place', exact: true })).toBeVisible()
  for (const label of ['Pick-up date', 'Pick-up time', 'Return date', 'Return time', "Driver's age"])
    await expect(form.getByLabel(label, { exact: true })).toBeVisible()
  await form.getByRole('checkbox', { name: 'Return to another place', exact: true }).check()
  await expect(form.getByRole('combobox', { name: 'Return place', exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
})

test('the search for trips in a group has the names that stay', async ({ page }) => {
  await page.goto('/dreamtrips')
  const form = page.getByRole('search', { name: 'Dreamtrips', exact: true })
  for (const label of ['Where', 'Month', 'People']) await expect(form.getByLabel(label, { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/dreamtrips/search-details?**')
  await expect(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort by', exact: true })).toBeVisible()
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Select/ }),
  ).toBeVisible()
})

test('the search for activities has the names that stay', async ({ page }) => {
  await page.goto('/activities')
  const form = page.getByRole('search', { name: 'Activities', exact: true })
  await expect(form.getByRole('combobox', { name: 'Where to?', exact: true })).toBeVisible()
  for (const label of ['From', 'Until']) await expect(form.getByLabel(label, { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: /^Who is coming/ })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
})
