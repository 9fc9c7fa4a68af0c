/** An earlier order of a demo customer. */
export interface DemoOrderSeed {
  id: string
  /** email of the customer */
  customer: string
  /** days before the day of seeding */
  daysAgo: number
  status: string
  paymentStatus: string
  paymentMethod: string
  /** pieces by variant code */
  pieces: Record<string, number>
  /** earlier returns */
  returns?: DemoReturnSeed[]
}

export interface DemoReturnSeed {
  daysAgo: number
  reason: string
  status: string
  comment?: string
  pieces: Record<string, number>
}

type Row = [number: number, daysAgo: number, status: string, paymentStatus: string, pieces: Record<string, number>]

const ordersOf = (customer: string, name: string, paymentMethod: string, rows: Row[]): DemoOrderSeed[] =>
  rows.map(([number, daysAgo, status, paymentStatus, pieces]) => ({
    id: `demo-order-${name}-${number}`,
    customer,
    daysAgo,
    status,
    paymentStatus,
    paymentMethod,
    pieces,
  }))

/** Orders of a workshop, all year round. Unpaid orders count towards the account's used credit. */
const tomas = ordersOf('tomas@birchandbolt.example', 'tomas', 'bank-transfer', [
  [1, 718, 'delivered', 'paid', { 'HT-1001': 6, 'LG-1805-01': 4, 'HE-2003-03': 12 }],
  [2, 655, 'delivered', 'paid', { 'HV-1002-01-L': 8, 'HV-1002-01-XL': 6, 'GL-3015-L': 20 }],
  [3, 590, 'cancelled', 'refunded', { 'FR-4201': 3 }],
  [4, 531, 'delivered', 'paid', { 'JK-1208-01-L': 4, 'JK-1208-01-XL': 3, 'BT-3101-41': 2 }],
  [5, 472, 'delivered', 'refunded', { 'SW-1204': 2 }],
  [6, 402, 'delivered', 'paid', { 'BL-1605-25': 5, 'DD-1405': 2, 'RS-1705': 3 }],
  [7, 338, 'delivered', 'paid', { 'GL-3015-L': 30, 'GL-3015-XL': 20, 'WS-4308': 10 }],
  [8, 271, 'cancelled', 'refused', { 'DP-1604': 1 }],
  [9, 204, 'delivered', 'paid', { 'HE-2003-01': 6, 'EP-2201': 10, 'SG-4108': 4 }],
  [10, 133, 'delivered', 'paid', { 'BX-2204-01': 12, 'LK-2102': 6, 'BH-2001': 60 }],
  [11, 76, 'delivered', 'paid', { 'TR-1102-01-L': 5, 'TR-1102-01-XL': 3 }],
  [12, 19, 'delivered', 'unpaid', { 'FR-4201': 2, 'HE-2003-01': 4, 'EP-2201': 2 }],
  [13, 14, 'delivered', 'paid', { 'GL-3015-L': 12, 'SX-3201-01-42': 9, 'SX-3201-01-45': 6 }],
  [14, 7, 'sent', 'paid', { 'BL-1605-25': 2, 'FR-4201': 2, 'WT-1004-01': 12 }],
  [15, 4, 'packed', 'paid', { 'HT-1001': 4, 'SB-1105': 10 }],
  [16, 2, 'confirmed', 'unpaid', { 'HV-1002-01-M': 15, 'GL-3015-M': 15 }],
])

/** Orders of a private customer furnishing a home. */
const ona = ordersOf('ona@birchandbolt.example', 'ona', 'card-on-delivery', [
  [1, 610, 'delivered', 'paid', { 'PP-1001-01': 1, 'TM-1801-01': 1, 'GJ-1703-02': 6 }],
  [2, 298, 'delivered', 'paid', { 'SE-1001-02': 2, 'CL-1204': 1 }],
  [3, 41, 'delivered', 'paid', { 'VS-1001': 3, 'FS-1104': 2, 'BI-1801-02': 1 }],
  [4, 1, 'new', 'unpaid', { 'TC-3108': 4, 'CS-1604-02': 2 }],
])

const returns: Record<string, DemoReturnSeed[]> = {
  'demo-order-tomas-7': [
    {
      daysAgo: 321,
      reason: 'wrong_size',
      status: 'refunded',
      comment: 'The crew has smaller hands than we thought.',
      pieces: { 'GL-3015-XL': 8 },
    },
  ],
  'demo-order-tomas-9': [{ daysAgo: 189, reason: 'damaged', status: 'declined', pieces: { 'SG-4108': 1 } }],
  'demo-order-ona-2': [
    { daysAgo: 290, reason: 'damaged', status: 'refunded', comment: 'One leg is cracked.', pieces: { 'SE-1001-02': 1 } },
  ],
}

/** Two years of orders of the demo customers, in every status and payment status. */
export const demoOrders: DemoOrderSeed[] = [...tomas, ...ona].map((order) => ({ ...order, returns: returns[order.id] ?? [] }))
