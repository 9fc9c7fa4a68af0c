-- Where to pay: recipient, bank, account, bic. Null for methods that are paid elsewhere.
alter table payment_method add column account jsonb;
-- Working days that a delivery takes; null: unknown.
alter table shipping_method
  add column days_min int check (days_min >= 0),
  add column days_max int check (days_max >= days_min);
-- The session of the guest who placed the order, who may turn it into an account.
alter table customer_order add column session text references session (hash) on delete set null;
create index customer_order_session on customer_order (session);
