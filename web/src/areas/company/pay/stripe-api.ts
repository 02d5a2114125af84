/** As much of Stripe's own script as we use. It comes from their address, as they ask for. */
export interface StripeApi {
  readonly elements: (options: ElementsOptions) => StripeElements
  readonly confirmPayment: (options: {
    readonly elements: StripeElements
    readonly confirmParams: { readonly return_url: string }
    readonly redirect: 'if_required'
  }) => Promise<StripeAnswer>
}

interface ElementsOptions {
  readonly clientSecret: string
  readonly locale: 'en'
  readonly appearance: { readonly theme: 'stripe'; readonly variables: Record<string, string> }
}

export interface StripeElements {
  readonly create: (kind: 'payment') => StripeField
  /** Looks at what was typed, and tells its faults in place. */
  readonly submit: () => Promise<StripeAnswer>
}

interface StripeField {
  readonly mount: (place: HTMLElement) => void
  readonly destroy: () => void
}

interface StripeAnswer {
  readonly error?: { readonly message?: string }
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeApi
  }
}

const address = 'https://js.stripe.com/v3/'
let loading: Promise<void> | undefined

/** Fetches the script for whoever is about to pay, and for nobody else. */
export async function openStripe(publishableKey: string): Promise<StripeApi> {
  loading ??= load()
  await loading
  if (!window.Stripe) throw new Error('The script of the card provider brought nothing')
  return window.Stripe(publishableKey)
}

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      // Whoever asks again asks the network again.
      loading = undefined
      reject(new Error('The script of the card provider did not load'))
    })
    document.head.append(script)
  })
}
