-- When the payment arrived, from which the days of delivery count. Null: unknown or unpaid.
alter table customer_order add column paid timestamptz;
