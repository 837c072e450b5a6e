import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures/test.ts'
void expect
async function walk(page: Page, name: string, max = 75) {
  const out: string[] = []
  await page.evaluate(() => { (document.activeElement as HTMLElement)?.blur(); window.scrollTo(0,0) })
  for (let i = 0; i < max; i++) {
    await page.keyboard.press('Tab')
    await page.waitForTimeout(60)
    const at = await page.evaluate(() => {
      const e = document.activeElement as HTMLElement
      if (!e || e === document.body) return null
      const rectOf = (x: Element) => x.getBoundingClientRect()
      let r = rectOf(e)
      const ring = (x: Element | null): boolean => { for (let i = 0; x && i < 4; i++, x = x.parentElement) { const s = getComputedStyle(x); if (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0) return true } return false }
      const pts = [[r.left + 3, r.top + 3], [r.right - 3, r.bottom - 3], [r.left + r.width / 2, r.top + r.height / 2]]
      const seen = pts.filter(([x, y]) => { const h = document.elementFromPoint(x!, y!); return h && (h === e || e.contains(h) || h.contains(e)  || h.closest('label')?.contains(e)) }).length
      const label = e.getAttribute('aria-label') || (e as HTMLInputElement).labels?.[0]?.textContent || e.textContent || (e as HTMLInputElement).name
      return `${e.tagName.toLowerCase()} "${label?.trim().slice(0, 50)}"${ring(e) ? '' : ' NORING'}${seen === 3 ? '' : ` HIDDEN(${seen}/3 y=${Math.round(r.top)}-${Math.round(r.bottom)})`}`
    })
    if (!at) { out.push('END'); break }
    out.push(at)
  }
  console.log(`### ${name}\n${out.join('\n')}`)
}
test('walk @phone', async ({ page }, { project }) => {
  test.setTimeout(280000)
  for (const path of ['/results?q=Gymnasium&country=DE', '/schools/1', '/schools/3/review']) {
    await page.goto(path)
    await hydrated(page)
    await page.keyboard.press('Shift')
    await page.waitForTimeout(500)
    await walk(page, `${project.name} ${path}`)
  }
  await page.goto('/results?q=Gymnasium')
  console.log('TEMPLATES', await page.evaluate(async () => { const h = await (await fetch('/results?q=Gymnasium')).text(); return [h.length, h.indexOf('<form id="filters"'), h.indexOf('<article'), (h.match(/<template id="B:/g) ?? []).length, h.indexOf('</form>', h.indexOf('id="filters"'))] }))
  await page.screenshot({ path: `/tmp/shots/results-${project.name}.png` })
})
