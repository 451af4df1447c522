import { expect, test } from '../browser/support/site.ts'

test('/careers: hero, culture highlights, ‘Current Openings’ grid of two jobs, ‘Apply Today’, ‘Learn More About Us’', async ({
  page,
}) => {
  await page.goto('/careers')
  const main = page.locator('main')
  const jobs = page.locator('section', { has: page.getByRole('heading', { name: 'Current Openings' }) })
  await expect(jobs.getByRole('article')).toHaveCount(2)
  await expect(jobs.getByRole('link')).toHaveCount(2)
  const parts = [
    main.getByRole('heading', { name: 'Join Our Team' }),
    main.getByRole('heading', { name: 'Test, then argue' }),
    main.getByRole('heading', { name: 'Current Openings' }),
    main.locator('a[href="/careers/ai-strategist"]'),
    main.getByRole('link', { name: 'Apply Today' }).last(),
    main.getByRole('link', { name: 'Learn More About Us' }),
  ]
  for (const [width, columns] of [
    [390, 1],
    [768, 1],
    [1280, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    const boxes = await Promise.all(parts.map(part => part.boundingBox()))
    const places = boxes.map(box => ({ y: Math.round(box?.y ?? 0), x: box?.x ?? 0 }))
    const sorted = places.toSorted((one, other) => one.y - other.y || one.x - other.x)
    expect(places, `at ${width} px`).toEqual(sorted)
    const lefts = await jobs.getByRole('article').evaluateAll(all => all.map(job => job.getBoundingClientRect().left))
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns)
  }
})
