const atOnce = 4
const atOnceOfAddress = 2

/**
 * Whoever looks into a file has all of it in memory, so only a few forms with files are in hand at
 * once. The others wait on the disk, and no address keeps all hands busy.
 */
export class FormsInHand {
  readonly #inHand: string[] = []
  readonly #waiting: { readonly address: string; readonly begin: () => void }[] = []

  async inTurn<T>(address: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ address, begin })
      this.#beginNext()
    })
    try {
      return await work()
    } finally {
      this.#inHand.splice(this.#inHand.indexOf(address), 1)
      this.#beginNext()
    }
  }

  #beginNext(): void {
    if (this.#inHand.length >= atOnce) return
    const inHandOf = (address: string) => this.#inHand.filter((one) => one === address).length
    const at = this.#waiting.findIndex(({ address }) => inHandOf(address) < atOnceOfAddress)
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1)
    if (!next) return
    this.#inHand.push(next.address)
    next.begin()
  }
}
