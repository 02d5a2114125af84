/** The product's name, spelled once. `productKey` is its form in file names, storage keys and mail hosts. */
export const productName = 'Headframe'
export const productKey = 'headframe'
