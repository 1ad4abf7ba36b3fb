/** Pounds as they are printed: £7, −£3, and with a sign where a change is meant. */
export function pounds(amount: number): string {
  return amount < 0 ? `−£${-amount}` : `£${amount}`
}

export function change(amount: number): string {
  return amount > 0 ? `+£${amount}` : amount < 0 ? `−£${-amount}` : '±£0'
}
