const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** Whether eleven digits are an Australian Business Number: weighed, less one of the first, they divide by 89. */
export function isBusinessNumber(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), -10)
  return sum % 89 === 0
}

/** As such numbers are written: two digits, then threes. */
export function businessNumberInGroups(digits: string): string {
  return digits.replace(/(\d{3})(\d{3})(\d{3})$/, ' $1 $2 $3')
}
