/**
 * Stylesheet of the hosted pages, with the shop's colors in both themes. One system font for all text: the
 * shop's own font is not served here, and fallbacks for it differ between machines.
 */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: oklch(97.5% 0.008 85); --raised: oklch(99.4% 0.004 85);
  --ink: oklch(26% 0.015 150); --muted: oklch(46% 0.015 120); --line: oklch(88% 0.012 85);
  --pine: oklch(42% 0.06 160); --on-pine: oklch(98.5% 0.01 150); --clay: oklch(50% 0.12 40);
  --tint: oklch(94% 0.015 150); --alarm: oklch(95% 0.03 40); --focus: oklch(60% 0.13 240);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: oklch(20% 0.01 150); --raised: oklch(24% 0.012 150);
    --ink: oklch(94% 0.01 90); --muted: oklch(74% 0.015 100); --line: oklch(34% 0.012 140);
    --pine: oklch(78% 0.08 160); --on-pine: oklch(20% 0.02 160); --clay: oklch(76% 0.11 45);
    --tint: oklch(28% 0.02 155); --alarm: oklch(30% 0.05 40); --focus: oklch(76% 0.11 240);
  }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif; font-variant-numeric: tabular-nums }
h1, h2, h3, .name { font-weight: 600; line-height: 1.15; letter-spacing: -.015em; text-wrap: balance }
h1 { font-size: clamp(28px, 4vw, 40px); margin: 0 0 8px } h2 { font-size: 22px; margin: 0 0 16px } h3 { font-size: 18px; margin: 0 0 8px }
p { margin: 0 0 16px; max-width: 65ch } a { color: var(--pine); text-underline-offset: 3px }
.skip { position: absolute; left: -999px } .skip:focus { left: 16px; top: 16px; background: var(--raised); padding: 8px 16px; z-index: 9 }
.top { display: flex; gap: 16px; align-items: baseline; padding: 24px 24px 20px; border-bottom: 1px solid var(--line); max-width: 1120px; margin: 0 auto }
.name { font-size: 26px } .place { color: var(--muted); font-size: 14px }
main { max-width: 1120px; margin: 0 auto; padding: 40px 24px 64px } .narrow .top, .narrow main, .narrow .foot { max-width: 688px } .wide .top, .wide main, .wide .foot { max-width: 1320px }
.foot { max-width: 1120px; margin: 0 auto; padding: 24px; color: var(--muted); font-size: 14px; border-top: 1px solid var(--line) }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px }
.columns { display: grid; gap: 48px; grid-template-columns: minmax(0, 7fr) minmax(300px, 5fr); align-items: start }
fieldset { border: 0; margin: 0 0 36px; padding: 0; min-width: 0 } legend { padding: 0; margin-bottom: 16px; font-size: 20px; font-weight: 600; line-height: 1.2; letter-spacing: -.01em }
.field { display: block; margin-bottom: 16px } .field > span { display: block; font-size: 14px; margin-bottom: 4px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
input:not([type=radio]), select, textarea { width: 100%; font: inherit; color: inherit; background: var(--raised); border: 1px solid color-mix(in oklch, var(--muted) 60%, transparent); border-radius: 6px; padding: 10px 12px; min-height: 46px }
[aria-invalid=true] { border-color: var(--clay) !important; border-width: 2px !important } .error { color: var(--clay); font-size: 14px; margin: 4px 0 0 }
.option { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 12px; padding: 14px 16px; border: 1px solid var(--line); background: var(--raised); cursor: pointer; align-items: baseline }
.option + .option { border-top: 0 } .option:first-of-type { border-radius: 8px 8px 0 0 } .option:last-of-type { border-radius: 0 0 8px 8px } .option:only-of-type { border-radius: 8px }
.option:has(:checked) { background: var(--tint) } .option small { grid-column: 2; color: var(--muted); font-size: 14px } input[type=radio] { accent-color: var(--pine); width: 18px; height: 18px; margin: 0; align-self: center }
.actions { display: flex; flex-wrap: wrap; gap: 12px; align-items: center }
button, .button { font: inherit; font-weight: 550; min-height: 48px; padding: 11px 22px; border-radius: 6px; border: 1px solid transparent; cursor: pointer; text-decoration: none; display: inline-block }
.primary { background: var(--pine); color: var(--on-pine) } .second { background: transparent; color: var(--ink); border-color: color-mix(in oklch, var(--muted) 60%, transparent) } .plain { background: none; color: var(--pine); padding-inline: 0; text-decoration: underline; text-underline-offset: 3px }
button.small { min-height: 36px; padding: 5px 12px; font-size: 14px } button:hover { filter: brightness(1.06) }
.lead { margin-bottom: 32px } .quiet { font-size: 14px; color: var(--muted) }
.banner { border-radius: 8px; padding: 16px 20px; margin: 0 0 32px; background: var(--tint) } .banner.alarm { background: var(--alarm) } .banner p:last-child { margin: 0 } .banner strong { display: block; margin-bottom: 2px }
.summary { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 24px; position: sticky; top: 24px }
.lines { list-style: none; margin: 0 0 16px; padding: 0 } .line { display: grid; grid-template-columns: 64px 1fr auto; gap: 14px; padding: 12px 0; border-bottom: 1px solid var(--line); align-items: start }
.line img, .line .blank { width: 64px; height: 80px; object-fit: cover; border-radius: 6px; background: var(--tint) } .line p { margin: 0 } .line small { color: var(--muted); display: block; font-size: 14px } .line .gone { color: var(--clay) }
dl.totals { display: grid; grid-template-columns: 1fr auto; gap: 8px 0; margin: 0 } .totals dd { margin: 0; padding-left: 16px; text-align: right } .totals .later { font-size: 14px; font-weight: 400 } .totals .last { font-size: 20px; font-weight: 600; border-top: 1px solid var(--line); padding-top: 12px; margin-top: 4px }
table { border-collapse: collapse; width: 100%; min-width: 620px; font-size: 14px } th, td { text-align: left; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top } th { color: var(--muted); font-weight: 500 } td.number, th.number { text-align: right } td code { font-size: 13px; overflow-wrap: anywhere }
.scroll { overflow-x: auto } section { margin-bottom: 48px } .cards { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)) } .card { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 20px; min-width: 0 }
.state { font-size: 13px; padding: 1px 8px; border-radius: 99px; background: var(--tint); white-space: nowrap } .state.bad { background: var(--alarm) }
nav.tabs { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-bottom: 32px } nav.tabs [aria-current] { color: var(--ink); font-weight: 600; text-decoration: none }
.inline { display: flex; flex-wrap: wrap; gap: 8px; align-items: end } .inline .field { margin: 0; flex: 1 1 110px }
input.short { max-width: 6rem; min-height: 36px; padding: 4px 8px }
.captcha { display: flex; gap: 12px; align-items: center; padding: 12px; min-height: 62px } .captcha input { width: 24px; min-height: 24px; accent-color: var(--pine) } iframe { border: 1px solid var(--line); border-radius: 6px; max-width: 100% }
details pre { margin: 8px 0 0; max-width: 48rem; max-height: 24rem; overflow: auto; font-size: 12px } summary { cursor: pointer; color: var(--pine) }
.empty { color: var(--muted); padding: 24px 0 }
@media (max-width: 820px) { .columns { grid-template-columns: minmax(0, 1fr); gap: 32px } .summary { position: static; order: -1 } main { padding-top: 28px } }
@media (max-width: 420px) { .pair { grid-template-columns: 1fr; gap: 0 } main, .top, .foot { padding-inline: 16px } }
`
