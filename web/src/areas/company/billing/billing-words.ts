import { businessNumberInGroups, type Billing } from '@headframe/wire'

export function shownAbn(abn: string | null): string {
  return abn === null ? '' : businessNumberInGroups(abn)
}

/** "Saltbush Group, ABN 51 824 753 556, order PO-17": whom and what a receipt will name. */
export function billingWords(
  { billing_name, abn, order_number }: Billing,
  ownName: string,
): string {
  return [
    billing_name ?? ownName,
    abn !== null && `ABN ${shownAbn(abn)}`,
    order_number !== null && `order ${order_number}`,
  ]
    .filter(Boolean)
    .join(', ')
}
