select track_changes('payment_attempts'), track_changes('payment_refunds'), track_changes('payment_routes');
