import { css } from './html.ts'

/** The product's colours, written out, because mail programs know no variables. */
export const light = {
  page: '#FBF8F3',
  card: '#FFFFFF',
  sunken: '#F3EDE2',
  line: '#E3D9C9',
  ink: '#231A14',
  quiet: '#5A4A3D',
  action: '#9A4518',
  onAction: '#FFFFFF',
} as const

export const dark: Record<keyof typeof light, string> = {
  page: '#14110E',
  card: '#1D1915',
  sunken: '#0F0D0A',
  line: '#3A332B',
  ink: '#F4ECE1',
  quiet: '#BDB0A0',
  action: '#E8975C',
  onAction: '#241006',
}

/** The benches of an open cut; where a mail program cannot draw them, there is the ground alone. */
const ground = '#22302B'
const benches =
  'radial-gradient(ellipse 62% 330% at 92% -90%,#CF8045 0 38%,#B0602B 38% 52%,#8A4B22 52% 66%,#5A3A22 66% 80%,#37291F 80% 99%,transparent 99.5%)'

const headings = "'Bricolage Grotesque','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const text = "'Public Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** An address or a name without a blank must not make a letter wider than the screen. */
const breaking = 'overflow-wrap:anywhere;word-break:break-word'

/** Said inline on every piece of a letter, because that is what all mail programs keep. */
export const styles = {
  body: `margin:0;padding:0;background:${light.page};-webkit-text-size-adjust:100%`,
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  page: `width:100%;background:${light.page}`,
  gutter: 'padding:32px 12px',
  column: 'width:100%;max-width:560px;margin:0 auto;text-align:left',
  card: `background:${light.card};border:1px solid ${light.line};border-radius:20px;overflow:hidden`,
  whole: 'width:100%',
  masthead: `padding:26px 40px;background-color:${ground};background-image:${benches};border-radius:19px 19px 0 0`,
  product: `font:700 22px/28px ${headings};letter-spacing:-0.015em;color:#FFFFFF`,
  inside: 'padding:36px 40px 40px',
  title: `margin:0 0 20px;font:700 29px/1.2 ${headings};letter-spacing:-0.015em;color:${light.ink};${breaking}`,
  paragraph: `margin:0 0 16px;font:400 16px/1.55 ${text};color:${light.ink};${breaking}`,
  facts: 'width:100%;margin:8px 0 16px',
  well: `padding:14px 20px;background:${light.sunken};border-radius:14px`,
  label: `width:34%;padding:6px 16px 6px 0;font:400 15px/1.4 ${text};color:${light.quiet};${breaking}`,
  value: `padding:6px 0;font:600 15px/1.4 ${text};font-variant-numeric:tabular-nums;color:${light.ink};${breaking}`,
  button: 'margin:12px 0 24px',
  action: `background:${light.action};border-radius:10px`,
  onAction: `display:inline-block;padding:14px 28px;font:600 16px/20px ${text};color:${light.onAction};text-decoration:none;border-radius:10px`,
  hint: `margin:0 0 4px;font:400 14px/1.5 ${text};color:${light.quiet}`,
  address: `margin:0;font:400 14px/1.5 ${text};${breaking}`,
  link: `color:${light.action};text-decoration:underline`,
  footnote: `margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${light.line};font:400 14px/1.55 ${text};color:${light.quiet};${breaking}`,
  signature: `padding:24px 16px 8px;font:400 13px/1.6 ${text};color:${light.quiet};${breaking}`,
  contact: `color:${light.quiet};text-decoration:underline`,
  stop: `display:inline-block;padding:12px;color:${light.quiet};text-decoration:underline`,
} as const

/** For small screens and for the dark, where a mail program can tell. */
export const adaptations = css`
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  @media (max-width: 480px) {
    .inside {
      padding: 28px 24px 32px !important;
    }
    .masthead {
      padding: 22px 24px !important;
    }
    .title {
      font-size: 25px !important;
    }
    .label {
      display: block !important;
      width: auto !important;
      padding: 6px 0 0 !important;
    }
    .value {
      display: block !important;
      padding: 0 0 6px !important;
    }
  }
  @media (prefers-color-scheme: dark) {
    .page {
      background: ${dark.page} !important;
    }
    .card {
      background: ${dark.card} !important;
      border-color: ${dark.line} !important;
    }
    .sunken {
      background: ${dark.sunken} !important;
    }
    .line {
      border-color: ${dark.line} !important;
    }
    .ink {
      color: ${dark.ink} !important;
    }
    .quiet {
      color: ${dark.quiet} !important;
    }
    .link {
      color: ${dark.action} !important;
    }
    .action {
      background: ${dark.action} !important;
    }
    .on-action {
      color: ${dark.onAction} !important;
    }
  }
`
