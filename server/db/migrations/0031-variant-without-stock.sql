-- A variant may be sold without stock while another one of its product is not; null: as the product.
alter table variant add column sell_without_stock boolean;
