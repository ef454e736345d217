import { expect, test } from './harness/test.ts'

test('[B2.7] the pages about people and rules are there, each with its heading', async ({ page }) => {
  for (const [path, heading] of [
    ['/privacy-policy', /privacy/i],
    ['/terms-of-use', /terms/i],
    ['/user-details', /details/i],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('[B2.2] the pages of hotels are served', async ({ page }) => {
  for (const path of ['/search-detail?destination=rome', '/hotel-details?hotel=rome-none', '/hotel-checkout?checkout=none']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})

test('[B2.8] each organisation has its own header, name and colours', async ({ page, baseURL }) => {
  const port = new URL(baseURL ?? '').port
  for (const [host, name] of [
    ['blue.localhost', 'Blue Harbor Club'],
    ['agents.localhost', 'Northwind'],
  ]) {
    await page.goto(`http://${host}:${port}/`)
    await expect(
      page
        .getByRole('banner')
        .getByText(name ?? '')
        .first(),
    ).toBeVisible()
  }
})
