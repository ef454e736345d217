select track_changes('coupons'), track_changes('coupon_uses');
